import { describe, expect, test } from 'vitest';
import { codeAt } from '../../services/accounts/mfa/totp.ts';
import { newcomer, passwords, post, profile } from './account-client.ts';
import { origin, outbox, sandboxNow, withOwnSandbox } from './own-services.ts';

withOwnSandbox();

const desk = async (path = '/') => (await fetch(`${origin()}${path}`)).text();

function submit(path: string, form: Record<string, string>): Promise<Response> {
	return fetch(`${origin()}${path}`, { method: 'POST', body: new URLSearchParams(form) });
}

describe('the desk', () => {
	test('shows every player with the password and the code of this moment', async () => {
		const before = codeAt('JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP', await sandboxNow());
		const page = await desk();
		const after = codeAt('JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP', await sandboxNow());
		for (const password of Object.values(passwords)) expect(page).toContain(password);
		expect(page.includes(before) || page.includes(after)).toBe(true);
	});

	test('leads to each message, where its links work', async () => {
		await post('create', newcomer());
		const [mail] = await outbox();
		expect(await desk()).toContain(`/desk/outbox/${mail?.id}`);
		expect(await desk(`/desk/outbox/${mail?.id}`)).toContain(`src="/desk/outbox/${mail?.id}/html"`);
		expect(await desk(`/desk/outbox/${mail?.id}/html`)).toContain(`<a href="${mail?.links[0]}">`);
	});

	test('shows the HTML of a mail where it can run nothing and reach nothing', async () => {
		await post('create', newcomer());
		const [mail] = await outbox();
		const response = await fetch(`${origin()}/desk/outbox/${mail?.id}/html`);
		const policy = response.headers.get('Content-Security-Policy') ?? '';
		expect(policy).toContain("default-src 'none'");
		expect(policy).toMatch(/^sandbox (?!.*allow-(?:scripts|same-origin))/);
	});

	test('escapes what others wrote', async () => {
		await fetch(`${origin()}/accounts/<script>alert(1)</script>?<b>=1`);
		const page = await desk();
		expect(page).not.toContain('<script>alert');
		expect(page).not.toContain('<b>');
	});

	test('breaks and mends services, moves the clock and resets, by forms alone', async () => {
		await submit('/desk/faults', {
			service: 'account',
			mode: 'status',
			argument: '503',
			path: '',
			times: '',
		});
		expect((await fetch(`${origin()}/accounts/api/account/profile`)).status).toBe(503);
		expect(await desk()).toContain('status:503');
		await submit('/desk/faults/clear', {});
		expect((await profile()).status).toBe(200);
		await submit('/desk/clock', { offsetSeconds: '900' });
		expect(await desk()).toContain('900 seconds from the real time');
		await submit('/desk/reset', {});
		expect(await desk()).toContain('the real time');
	});
});
