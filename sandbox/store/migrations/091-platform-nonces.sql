-- What an ID token of OpenID Connect repeats of the request that it comes from.
ALTER TABLE platform_code ADD COLUMN nonce TEXT;
