import { useEffect, useReducer, useRef } from 'react';
import {
	type UploadAction,
	type UploadedFile,
	type UploadRefusal,
	type UploadRules,
	uploadsAfter,
} from './upload-state.ts';

/** What became of sending one file. */
export type SendOutcome =
	| { kind: 'ok'; id: string; deleteUrl: string }
	| { kind: 'failed'; status: number; retryAfter?: number }
	| { kind: 'offline' }
	| { kind: 'unexpected' };

/** Sends files and takes them away again. */
export interface Uploader {
	send: (
		file: File,
		options: { signal: AbortSignal; onProgress: (percent: number) => void },
	) => Promise<SendOutcome>;
	remove: (deleteUrl: string) => void;
}

/** The files of a control and what a visitor can do with them. */
export interface UploadsState {
	files: readonly UploadedFile[];
	/** Takes files, and the names of folders, which it refuses. */
	add: (chosen: readonly File[], folders?: readonly string[]) => void;
	retry: (uuid: string) => void;
	/** Stops a file that is on its way, and takes away one that is there. */
	remove: (uuid: string) => void;
	/** The form was sent with them. */
	markSent: () => void;
	/** They are to be sent anew. */
	markLapsed: () => void;
}

function refusalOf(outcome: Exclude<SendOutcome, { kind: 'ok' }>): UploadRefusal {
	if (outcome.kind !== 'failed') return outcome;
	if (outcome.status === 413) return 'size';
	if (outcome.status === 415) return 'type';
	return outcome.retryAfter ? { kind: 'wait', seconds: outcome.retryAfter } : { kind: 'unexpected' };
}

const actionOf = (uuid: string, outcome: SendOutcome): UploadAction =>
	outcome.kind === 'ok'
		? { kind: 'uploaded', uuid, id: outcome.id }
		: { kind: 'failed', uuid, refusal: refusalOf(outcome) };

/** The sending of a file, beside what is shown of it. */
interface Transfer {
	source: File;
	/** Set once it has begun, so that no file is sent twice. */
	stop?: AbortController;
	deleteUrl?: string;
}

/** Sends each file as it is added, and keeps what has become of it. */
export function useUploads(rules: UploadRules, uploader: Uploader): UploadsState {
	const after = (files: readonly UploadedFile[], action: UploadAction) => uploadsAfter(files, action, rules);
	const [files, dispatch] = useReducer(after, []);
	const transfers = useRef(new Map<string, Transfer>()).current;

	const send = async (uuid: string, one: Transfer) => {
		const stop = new AbortController();
		const { signal } = stop;
		one.stop = stop;
		const onProgress = (percent: number) => dispatch({ kind: 'progressed', uuid, percent });
		// A file that has gone or may not be read rejects.
		const outcome = await uploader
			.send(one.source, { signal, onProgress })
			.catch((): SendOutcome => ({ kind: 'unexpected' }));
		if (outcome.kind === 'ok') one.deleteUrl = outcome.deleteUrl;
		if (!signal.aborted) dispatch(actionOf(uuid, outcome));
		else if (one.deleteUrl) uploader.remove(one.deleteUrl);
	};

	// biome-ignore lint/correctness/useExhaustiveDependencies: what is to be sent shows in the files alone
	useEffect(() => {
		for (const { uuid, status } of files) {
			const one = transfers.get(uuid);
			if (status === 'loading' && one && !one.stop) void send(uuid, one);
		}
	}, [files]);

	useEffect(
		() => () => {
			for (const { stop } of transfers.values()) stop?.abort();
		},
		[transfers],
	);

	return {
		files,
		add: (chosen, folders = []) => {
			const added = chosen.map((source) => {
				const uuid = crypto.randomUUID();
				transfers.set(uuid, { source });
				return { uuid, name: source.name, size: source.size, type: source.type };
			});
			const refused = folders.map((name) => ({
				uuid: crypto.randomUUID(),
				name,
				size: 0,
				type: '',
				isFolder: true,
			}));
			dispatch({ kind: 'added', files: [...added, ...refused] });
		},
		retry: (uuid) => {
			const one = transfers.get(uuid);
			// The service may still hold what it refused to give to the form, and would count it.
			if (one?.deleteUrl) uploader.remove(one.deleteUrl);
			if (one) transfers.set(uuid, { source: one.source });
			dispatch({ kind: 'retried', uuid });
		},
		remove: (uuid) => {
			const { stop, deleteUrl } = transfers.get(uuid) ?? {};
			transfers.delete(uuid);
			stop?.abort();
			if (deleteUrl) uploader.remove(deleteUrl);
			dispatch({ kind: 'removed', uuid });
		},
		markSent: () => dispatch({ kind: 'sent' }),
		markLapsed: () => dispatch({ kind: 'lapsed' }),
	};
}
