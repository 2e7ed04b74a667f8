import * as v from 'valibot';

/** Headers between functions and the account service, beyond Authorization, Idempotency-Key and User-Agent. */
export const upstreamHeaders = {
	requestId: 'X-Request-Id',
	/** Proves that the caller is one of our functions; the two below are believed only with it. */
	serviceKey: 'X-Service-Key',
	/** The visitor's address, for limits. */
	clientAddress: 'X-Client-Address',
	/** `passed` when the function has verified a bot-check token. */
	botCheck: 'X-Bot-Check',
} as const;

const grant = v.object({
	token: v.pipe(v.string(), v.nonEmpty(), v.maxLength(1024)),
	expire: v.pipe(v.string(), v.isoTimestamp()),
});

/**
 * What a sign-in adds to its answer towards the functions only: an opaque bearer token for the session, or for the
 * MFA code it waits for, with its end as ISO 8601.
 */
export const grants = v.object({ session: v.optional(grant), challenge: v.optional(grant) });
export type Grant = v.InferOutput<typeof grant>;

/** The error response of any upstream service; functions pass on the codes that they know. */
export const upstreamFailure = v.object({
	messages: v.array(v.string()),
	fields: v.optional(v.record(v.string(), v.string())),
});
