import { afterEach, describe, expect, test, vi } from 'vitest';
import { deleteOld, keepRetention } from '../../services/forms/retention.ts';
import { pdf } from '../support/files.ts';
import { clockAhead, origin, services, settings, state, withOwnSandbox } from './own-services.ts';
import { send } from './uploads-client.ts';

withOwnSandbox();
afterEach(() => clockAhead(0));

const days = (count: number) => count * 86_400;
const kept = { applications: 180, messages: 365, signUps: 365 };

async function post(path: string, body: object): Promise<string> {
	const response = await fetch(`${origin()}/cms/api/${path}`, {
		method: 'POST',
		headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${settings.submissionsKey}` },
		body: JSON.stringify(body),
	});
	expect(response.status).toBe(200);
	return Object(await response.json()).data.reference;
}

const cv = { name: 'cv.pdf', type: 'application/pdf', bytes: pdf };
const file = async () => String((await send(cv)).body.id);

const apply = async () =>
	post('applications', {
		...{ jobId: 'open', firstName: 'Anna', lastName: 'Peeters', email: 'anna@applicants.example' },
		...{ phone: '+32470123456', links: 'https://anna.example', consent: true },
		...{ coverLetter: 'I have painted rooftops at dusk for nine years.', files: [await file()] },
	});

const write = () =>
	post('feedbacks', { email: '', subject: 'The site', message: 'A word to you all, and another one.' });

describe('[SV-08] what visitors sent', () => {
	test('is deleted with its files once its days are over, and not before', async () => {
		const reference = await apply();
		await write();
		await clockAhead(days(179));
		expect(await deleteOld(services(), kept)).toBe(0);
		await clockAhead(days(181));
		expect(await deleteOld(services(), kept)).toBe(1);
		const { db } = services();
		const rows = await db.selectFrom('application').select(['reference', 'json']).execute();
		expect(rows).toEqual([{ reference, json: null }]);
		expect(await db.selectFrom('upload').selectAll().execute()).toEqual([]);
		expect((await state()).counts.message).toBe(1);
		await clockAhead(days(366));
		expect(await deleteOld(services(), kept)).toBe(1);
		expect((await state()).counts.message).toBe(0);
	});

	test('goes at once when the services start, and its files after it', async () => {
		await apply();
		await clockAhead(days(181));
		const swept = vi.fn(async () => {});
		const end = keepRetention(services(), kept, swept);
		await end();
		expect(swept).toHaveBeenCalledOnce();
		const nothing = vi.fn(async () => {});
		await keepRetention(services(), kept, nothing)();
		expect(nothing).not.toHaveBeenCalled();
	});

	test('stays for ever where nothing is set', async () => {
		await apply();
		await write();
		await clockAhead(days(20_000));
		expect(await deleteOld(services(), { applications: 0, messages: 0, signUps: 0 })).toBe(0);
	});

	test('goes in any number', async () => {
		const { db } = services();
		const row = { kind: 'feedback', token_hash: '', email: '', locale: 'en', content: '{}', at: 0 } as const;
		const rows = Array.from({ length: 450 }, (_, index) => ({ ...row, reference: `F-${index}` }));
		await db.insertInto('message').values(rows).execute();
		expect(await deleteOld(services(), kept)).toBe(450);
	});
});
