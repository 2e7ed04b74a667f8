-- Addresses hold no characters that nobody sees. One whose clean form is another player's stays, and its player logs in by name.
UPDATE OR IGNORE user SET email = canonical_name(email) WHERE email <> canonical_name(email);
