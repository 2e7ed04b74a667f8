/** What a check needs to know beside the address. */
export interface Options {
	/** Whether the preview has an account service of its own, which may be signed in to. */
	hasAccounts: boolean;
	/** Who can sign in there. */
	player?: { username: string; password: string };
	/** Paths of entries that only previews show. */
	drafts: string[];
	/** The origin of the site itself. */
	production?: string;
}

const originOf = (address: string | undefined) => (address ? new URL(address).origin : undefined);

/** Reads what the environment sets. Throws where an address is none. */
export function readOptions(environment: Record<string, string | undefined>): Options {
	const { PREVIEW_ACCOUNT_API_URL, PREVIEW_PLAYER, PREVIEW_PASSWORD, PREVIEW_DRAFTS, PRODUCTION_URL } =
		environment;
	const production = originOf(PRODUCTION_URL);
	return {
		hasAccounts: Boolean(PREVIEW_ACCOUNT_API_URL),
		...(PREVIEW_PLAYER &&
			PREVIEW_PASSWORD && { player: { username: PREVIEW_PLAYER, password: PREVIEW_PASSWORD } }),
		drafts: (PREVIEW_DRAFTS ?? '').split(/[\s,]+/).filter(Boolean),
		...(production && { production }),
	};
}
