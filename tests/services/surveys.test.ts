import { describe, expect, test } from 'vitest';
import { origin, outbox, services, settings, state, withOwnSandbox } from './own-services.ts';

withOwnSandbox();

const email = 'anna@players.example';
const signUp = { location: 'gent', locale: 'es', answers: { name: 'Anna', email } };

const post = (path: string, body: unknown, key = settings.submissionsKey) =>
	fetch(`${origin()}/cms/api/contact-surveys${path}`, {
		method: 'POST',
		headers: {
			'Content-Type': 'application/json',
			Authorization: `Bearer ${key}`,
			'Idempotency-Key': 'one-key-of-mine',
		},
		body: JSON.stringify(body),
	});

describe('the CMS', () => {
	test('takes answers from our functions only', async () => {
		const { status } = await post('/submit/playtester', signUp, 'another key');
		expect(status).toBe(401);
		expect((await state()).counts.survey_answer).toBe(0);
	});

	test('[PT-05] keeps answers once under one key, and confirms them in their language', async () => {
		const [first, again] = [
			await post('/submit/playtester', signUp),
			await post('/submit/playtester', signUp),
		];
		expect(await first.json()).toEqual(await again.json());
		const [mail, none] = await outbox(email);
		expect(none).toBeUndefined();
		expect(mail?.subject).toMatch(/^Estás en la lista de las pruebas: P-\w{8}$/);
		expect(mail?.text).toContain('Gante');
		expect((await state()).counts.survey_answer).toBe(1);
	});

	test('forgets everything but reference, room and time of what is withdrawn, whatever way its code was copied', async () => {
		await post('/submit/playtester', signUp);
		const [mail] = await outbox(email);
		const { reference, token } = Object.fromEntries(new URL(mail?.links[0] ?? '').searchParams);
		const copied = { reference, token: ` ${token?.toLowerCase().replaceAll('-', ' ')}` };
		const reply = await fetch(`${origin()}/cms/api/contact-surveys/withdraw`, {
			method: 'POST',
			headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${settings.submissionsKey}` },
			body: JSON.stringify(copied),
		});
		expect(reply.status).toBe(200);
		expect(await services().db.selectFrom('survey_answer').selectAll().execute()).toEqual([
			{
				position: expect.any(Number),
				...{ reference, token_hash: expect.any(String), location: 'gent', json: null },
				...{ at: expect.any(Number), withdrawn_at: expect.any(Number) },
			},
		]);
		const page = await (await fetch(`${origin()}/desk/surveys`)).text();
		expect(page).toContain('Withdrawn');
		expect(page).not.toContain(email);
	});
});
