/** What became of a call. Expected refusals are values; nothing is thrown. */
export type CallResult<Data> =
	| { kind: 'ok'; data: Data }
	/** The visitor is to go on at `to`, a path without locale prefix or an https address. */
	| { kind: 'redirect'; to: string; data: Data | undefined }
	/** Refused: `codes` name the reasons, `fields` the message of each wrong field, `retryAfter` the wait in seconds. */
	| {
			kind: 'failed';
			status: number;
			codes: string[];
			fields: Record<string, string>;
			retryAfter?: number;
			/** Under which the function logged it. */
			requestId?: string;
	  }
	/** Nothing was reached. */
	| { kind: 'offline' }
	/** Something answered that is not our service, or too late. */
	| { kind: 'unexpected' };
