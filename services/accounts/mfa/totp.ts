import { Secret, TOTP } from 'otpauth';
import { site } from '#site.config';

const period = 30;

function totpOf(secret: string): TOTP {
	return new TOTP({ secret: Secret.fromBase32(secret), algorithm: 'SHA1', digits: 6, period });
}

/** A new secret of 160 bits, and the address with it that authenticator apps read from a QR code. */
export function createTotp(username: string): { secret: string; uri: string } {
	const secret = new Secret({ size: 20 });
	const totp = new TOTP({ issuer: site.studio, label: username, secret, digits: 6, period });
	return { secret: secret.base32, uri: totp.toString() };
}

/**
 * The 30 s step that a code is for, from the step before to the step after `now` (milliseconds); undefined for a wrong
 * code. Whoever accepts it must remember the step and refuse it and older ones from then on.
 */
export function stepOfCode(secret: string, code: string, now: number): number | undefined {
	const delta = totpOf(secret).validate({ token: code, timestamp: now, window: 1 });
	return delta === null ? undefined : Math.floor(now / 1000 / period) + delta;
}

/** The code that an authenticator app shows at that time. */
export function codeAt(secret: string, now: number): string {
	return totpOf(secret).generate({ timestamp: now });
}
