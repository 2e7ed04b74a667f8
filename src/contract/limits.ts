/** Every limit that more than one place enforces or shows; times in seconds, sizes in bytes. */
export const limits = {
	username: { min: 3, max: 20 },
	name: { min: 1, max: 80 },
	password: { min: 8, max: 128 },
	email: { max: 254 },
	text: { min: 20, max: 5000 },
	subject: { min: 3, max: 120 },
	/** Of the playtest survey: the age in years on the day of sending, and the characters of a line. */
	survey: { age: 18, line: 200 },
	/** Addresses on the web in one field, and their characters together. */
	links: { count: 5, length: 1000 },
	birthYear: { min: 1921 },
	token: { max: 512 },
	/** What a platform sends back with a visitor, each value of it. */
	oauthValue: 2048,
	/** Passkeys of one account, the characters of their names, and those of what browsers send, as base64url. */
	passkey: {
		count: 10,
		name: { min: 1, max: 40 },
		credentialId: 1366,
		clientData: 4096,
		attestation: 16_384,
		authenticatorData: 2048,
		signature: 8192,
		userHandle: 88,
	},
	/** A path that a visitor is led back to; it travels in a cookie. */
	returnPath: 1024,
	saveName: 200,
	slug: { max: 100 },
	query: { max: 100 },
	/** Games on one wishlist. */
	wishlist: 100,
	/** Entries of one answer. */
	list: { max: 100 },
	jsonBody: 64 * 1024,
	/** What an upstream may answer. */
	upstreamBody: 1024 * 1024,
	/** What a board of jobs may answer, which has no pages: 4,000 jobs are about 30 MB. */
	boardBody: 64 * 1024 * 1024,
	/** What a player's own data may weigh as a zip; a function answers with 6 MB at most, in base64. */
	accountExport: 4_000_000,
	upload: { size: 5_000_000, files: 1 },
	lifetime: {
		session: 172_800,
		signedUrl: 7200,
		resetCode: 3600,
		validationToken: 86_400,
		challenge: 600,
		/** For the browser to use or make a passkey. */
		passkeyChallenge: 600,
		/** A visit to a platform, from the redirect to the way back. */
		oauth: 600,
		/** How long a session may make sensitive changes after its player has shown password or code. */
		verification: 600,
		emailUndo: 604_800,
		flash: 600,
		smsCode: 600,
		friendInvite: 604_800,
		/** After its last use of the site a player counts as online for so long. */
		presence: 300,
		idempotencyKey: 86_400,
		voter: 365 * 86_400,
		webhookSkew: 300,
		/** Senders try again for a day or so, with the id that they gave the first time. */
		webhookId: 3 * 86_400,
		/** How long addresses wait for a game that was withdrawn. */
		withdrawnGame: 30 * 86_400,
		statusLink: 30 * 86_400,
		/** To the preview of a draft. */
		previewLink: 3600,
	},
	attempts: {
		/** Wrong passwords for one account, before its lock of 30 s that doubles up to 15 min. */
		passwordPerAccount: { times: 5, within: 900, lock: 30, longestLock: 900 },
		passwordPerAddress: { times: 20, within: 900 },
		/** Wrong passwords after which a sign-in needs a bot check. */
		passwordWithoutBotCheck: 3,
		codePerChallenge: 5,
		codePerAccount: { times: 10, within: 900 },
		/** Wrong reset codes from one address. */
		resetCodePerAddress: { times: 20, within: 3600 },
		/** Passkeys that a browser asks to use or make, of one account, and those that one address asks to sign in with. */
		passkeyPerAccount: { times: 30, within: 900 },
		passkeyPerAddress: { times: 100, within: 600 },
		/** Text messages to a number; the second limit holds beside the first, and both for one account that names numbers. */
		smsPerNumber: { times: 5, within: 3600 },
		smsPerNumberDaily: { times: 10, within: 86_400 },
		/** Text messages to numbers that are not confirmed, on request of one address. */
		smsSetUpPerAddress: { times: 20, within: 86_400 },
		/** Mails of one kind to one mailbox, whose plus addresses count as it; the second limit holds beside the first. */
		mailPerTarget: { times: 3, within: 60 },
		mailPerTargetHourly: { times: 6, within: 3600 },
		/** Mails of one kind that one address has sent to whomever. */
		mailPerAddress: { times: 30, within: 3600 },
		/** Mails about alerts that one mail address is sent on request, whatever stands behind its plus. */
		alertMail: { times: 3, within: 3600 },
		/** Receipts of forms to one mailbox, whatever stands behind its plus. */
		receiptPerTarget: { times: 20, within: 3600 },
		/** Requests for alerts from one visitor's address. */
		alertMailPerAddress: { times: 10, within: 3600 },
		/** Forms of anybody that one address sends to the CMS, and as many votes on answers and choices about cookies. */
		formPerAddress: { times: 100, within: 600 },
		invite: { times: 20, within: 3600 },
		block: { times: 20, within: 3600 },
		/** Files that one form is sent with; those that are refused or taken away do not count. */
		upload: { times: 20, within: 600 },
		/** The same of everybody who shares an address. */
		uploadPerAddress: { times: 100, within: 600 },
		/** Files from one address that began to arrive, whatever became of them. */
		uploadTries: { times: 300, within: 600 },
	},
	/** What a call to an upstream may take, in milliseconds. */
	timeout: { upstream: 5000, function: 10_000, botCheck: 3000 },
} as const;
