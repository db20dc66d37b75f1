"""Ed25519 and commitments: the vectors of RFC 8032, binding and hiding."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fair import CRYPTO, entropy, identity
from fairplay.commit import check_opening, commitment, commitments, salts
from fairplay.crypto import tagged
from fairplay.identity import safety_number
from kernel.errors import Cheat

# RFC 8032, section 7.1, tests 1 to 3; tests/unit/js/crypto.test.js checks the same ones.
VECTORS = [
    (
        "9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60",
        "d75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a",
        "",
        (
            "e5564300c360ac729086e2cc806e828a84877f1eb8e5d974d873e065224901555fb8821590a33bacc61e39701cf9b46b"
            "d25bf5f0595bbe24655141438e7a100b"
        ),
    ),
    (
        "4ccd089b28ff96da9db6c346ec114e0f5b8a319f35aba624da8cf6ed4fb8a6fb",
        "3d4017c3e843895a92b70aa74d1b7ebc9c982ccf2ec4968cc0cd55f12af4660c",
        "72",
        (
            "92a009a9f0d4cab8720e820b5f642540a2b27b5416503f8fb3762223ebdb69da085ac1e43e15996e458f3613d0f11d8c"
            "387b2eaeb4302aeeb00d291612bb0c00"
        ),
    ),
    (
        "c5aa8df43f9f837bedb7442f31dcb7b166d38535076f094b85ce3a2e0b4458f7",
        "fc51cd8e6218a1a38da47ed00230f0580816ed13ba3303ac5deb911548908025",
        "af82",
        (
            "6291d657deec24024827e69c3abe01a30ce548a284743a445e3680d7db5ac3ac18ff9b538d16f290ae67f760984dc659"
            "4a7c15e9716ed28dc027beceea1ec40a"
        ),
    ),
]


@pytest.mark.parametrize(("secret", "key", "message", "signature"), VECTORS)
def test_ed25519_gives_the_signatures_of_rfc_8032(secret, key, message, signature):
    secret, key, message, signature = map(bytes.fromhex, (secret, key, message, signature))
    assert CRYPTO.public(secret) == key
    assert CRYPTO.sign(secret, message) == signature
    assert CRYPTO.verify(key, message, signature)


@given(st.binary(max_size=70), st.binary(max_size=40))
def test_a_malformed_key_or_signature_is_false(signature, key):
    anna = identity("Anna")
    assert not CRYPTO.verify(anna.key, b"message", signature)
    assert not CRYPTO.verify(key, b"message", CRYPTO.sign(anna.secret, b"message"))


@given(st.integers(0, 79), st.sampled_from(["flag", "mine", "spy"]), st.binary(min_size=32, max_size=32))
def test_a_commitment_opens_to_its_face_only(handle, face, seed):
    salt = salts(seed, 0, [handle])[handle]
    promised = commitment("g", 0, handle, face, salt)
    check_opening("g", 0, handle, face, salt, promised)
    for game, seat, other_handle, other_face, other_salt in (
        ("h", 0, handle, face, salt),
        ("g", 1, handle, face, salt),
        ("g", 0, handle + 1, face, salt),
        ("g", 0, handle, "marshal", salt),
        ("g", 0, handle, face, bytes(16)),
    ):
        with pytest.raises(Cheat) as caught:
            check_opening(game, seat, other_handle, other_face, other_salt, promised)
        assert caught.value.seat == seat


def test_equal_faces_have_different_commitments():
    faces = dict.fromkeys(range(40), "scout")
    assert len(set(commitments("g", 0, faces, salts(entropy(1), 0, list(faces))).values())) == 40


def test_tags_separate_domains_and_lengths():
    assert tagged("a", b"bc") != tagged("a", b"b", b"c") != tagged("ab", b"c")


def test_a_safety_number_is_the_same_from_both_sides():
    anna, bert, carl = (identity(name).key for name in ("Anna", "Bert", "Carl"))
    assert safety_number(anna, bert) == safety_number(bert, anna) != safety_number(anna, carl)
    assert len(safety_number(anna, bert).replace(" ", "")) == 20
