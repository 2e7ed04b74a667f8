/** Every limit that more than one place enforces or shows; times in seconds, sizes in bytes. */
export const limits = {
	username: { min: 3, max: 20 },
	name: { min: 1, max: 80 },
	password: { min: 8, max: 128 },
	email: { max: 254 },
	text: { min: 20, max: 5000 },
	subject: { min: 3, max: 120 },
	birthYear: { min: 1921 },
	token: { max: 512 },
	slug: { max: 100 },
	query: { max: 100 },
	/** Entries of one answer. */
	list: { max: 100 },
	jsonBody: 64 * 1024,
	/** What an upstream may answer. */
	upstreamBody: 1024 * 1024,
	upload: { size: 5_000_000, files: 1 },
	lifetime: {
		session: 172_800,
		signedUrl: 7200,
		resetCode: 3600,
		validationToken: 86_400,
		challenge: 600,
		flash: 600,
		smsCode: 600,
		friendInvite: 604_800,
		idempotencyKey: 86_400,
		consent: 90 * 86_400,
		webhookSkew: 300,
		/** Senders try again for a day or so, with the id that they gave the first time. */
		webhookId: 3 * 86_400,
		statusLink: 30 * 86_400,
	},
	attempts: {
		/** Wrong passwords for one account, before its lock of 30 s that doubles up to 15 min. */
		passwordPerAccount: { times: 5, within: 900, lock: 30, longestLock: 900 },
		passwordPerAddress: { times: 20, within: 900 },
		/** Wrong passwords after which a sign-in needs a bot check. */
		passwordWithoutBotCheck: 3,
		codePerChallenge: 5,
		codePerAccount: { times: 10, within: 900 },
		resetCode: 5,
		smsPerNumber: { times: 5, within: 3600 },
		mailPerTarget: { times: 3, within: 60 },
		invite: { times: 20, within: 3600 },
		upload: { times: 20, within: 600 },
	},
	/** What a call to an upstream may take, in milliseconds. */
	timeout: { upstream: 5000, function: 10_000, botCheck: 3000 },
} as const;
