import * as v from 'valibot';
import { endpoint, type Policy } from '../endpoint.ts';
import { limits } from '../limits.ts';
import { platforms } from '../platforms.ts';

const request = v.object({
	name: v.pipe(
		v.string('field.required'),
		v.nonEmpty('field.required'),
		v.maxLength(limits.saveName, 'field.choice'),
	),
});
const read: Policy = { auth: 'required', csrf: 'none', cache: 0 };

const facts = {
	/** Unique for its player. */
	name: v.string(),
	game: v.string(),
	/** Bytes. */
	size: v.number(),
	/** ISO 8601. */
	updatedAt: v.pipe(v.string(), v.isoTimestamp()),
	/** Where it was made; null for the studio's own launcher. */
	platform: v.nullable(v.picklist(platforms)),
};

export const save = v.object(facts);
export type Save = v.InferOutput<typeof save>;

/** A save with what the game says of it: where the player is, and for how long they have played. */
export const saveWithSummary = v.object({ ...facts, summary: v.string() });
export type SaveWithSummary = v.InferOutput<typeof saveWithSummary>;

export const listSaves = endpoint({
	name: 'saves.list',
	method: 'GET',
	path: '/api/saves/list',
	summary: 'The cloud saves of the player, newest first.',
	request: v.object({}),
	data: v.array(save),
	codes: ['TERMS_NOT_LATEST'],
	policy: read,
});

export const getSave = endpoint({
	name: 'saves.get',
	method: 'GET',
	path: '/api/saves/get',
	summary: 'One cloud save, with what the game says of it.',
	request,
	data: saveWithSummary,
	codes: ['SAVE_NOT_FOUND', 'TERMS_NOT_LATEST'],
	policy: read,
});

export const downloadSave = endpoint({
	name: 'saves.download',
	method: 'GET',
	path: '/api/saves/download',
	summary: 'A signed address that sends the save as a file for 7200 s.',
	request,
	data: v.object({ url: v.pipe(v.string(), v.regex(/^https?:\/\//)) }),
	codes: ['SAVE_NOT_FOUND', 'TERMS_NOT_LATEST'],
	policy: read,
});
