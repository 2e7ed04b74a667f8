import { loadScript } from '#lib/load-script.ts';

/** What a page knows of the bot check; it speaks the reCAPTCHA v3 interface. */
export interface BotCheck {
	siteKey: string;
	version: string;
	scriptUrl: string;
}

/** Why there is no token, as the names of the form texts that say so. */
export type BotCheckProblem = 'noKey' | 'noVersion' | 'noScript' | 'noExecute';

interface Provider {
	ready(then: () => void): void;
	execute(siteKey: string, options: { action: string }): Promise<string>;
}

const provider = () => (globalThis as { grecaptcha?: Provider }).grecaptcha;

/** Loads the check's script ahead of its use, once a visitor starts a form that needs it. */
export async function prepareBotCheck({ siteKey, version, scriptUrl }: BotCheck): Promise<void> {
	if (siteKey && version)
		await loadScript(`${scriptUrl}?render=${encodeURIComponent(siteKey)}`).catch(() => {});
}

async function loadProvider(check: BotCheck): Promise<Provider | undefined> {
	await prepareBotCheck(check);
	const loaded = provider();
	if (loaded) await new Promise<void>((resolve) => loaded.ready(resolve));
	return loaded;
}

/** A token for one action, to travel as `captcha`. */
export async function executeBotCheck(
	check: BotCheck,
	action: string,
): Promise<{ token: string } | { problem: BotCheckProblem }> {
	if (!check.siteKey) return { problem: 'noKey' };
	if (!check.version) return { problem: 'noVersion' };
	const loaded = await loadProvider(check);
	if (!loaded) return { problem: 'noScript' };
	try {
		return { token: await loaded.execute(check.siteKey, { action }) };
	} catch {
		return { problem: 'noExecute' };
	}
}
