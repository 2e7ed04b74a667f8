import * as v from 'valibot';

/** What a signed link carries in its query: its end in seconds since 1970, and the signature over path and end. */
export const signedLink = v.object({ expires: v.string(), signature: v.string() });
export type SignedLink = v.InferOutput<typeof signedLink>;
