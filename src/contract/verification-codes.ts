import type { ErrorCode } from './codes.ts';

/** What a change may be refused with that asks whether it is really the player. */
export const verificationCodes = [
	'MISSING_PASSWORD_REVALIDATION',
	'INCORRECT_PASSWORD',
	'MFA_CODE_INVALID',
] as const satisfies readonly ErrorCode[];
