import type { BotCheckKind } from '#contract/bot-check.ts';
import { forgetScript, loadScript } from '#lib/browser/load-script.ts';

/** What a page knows of the bot check. */
export interface BotCheck {
	/** Whose interface its script has. */
	kind: BotCheckKind;
	siteKey: string;
	version: string;
	scriptUrl: string;
}

/** Why there is no token, as the names of the form texts that say so. */
export type BotCheckProblem = 'noKey' | 'noVersion' | 'noScript' | 'noExecute';

/** Milliseconds that the check may take to load, and as long again to judge; a part of it can be blocked or hang. */
const patience = 8_000;

/** What something comes to, or rejects once it has taken too long; `wait` has it take as long as it likes. */
function inTime<Value>(start: (wait: () => void) => Promise<Value>): Promise<Value> {
	return new Promise((resolve, reject) => {
		const timer = setTimeout(reject, patience);
		const wait = () => clearTimeout(timer);
		start(wait).then(resolve, reject).finally(wait);
	});
}

interface Recaptcha {
	ready(then: () => void): void;
	execute(siteKey: string, options: { action: string }): Promise<string>;
}

interface Turnstile {
	render(container: HTMLElement, options: Record<string, unknown>): string | undefined;
	execute(container: HTMLElement): void;
	remove(widget: string): void;
}

const globals = globalThis as { grecaptcha?: Recaptcha; turnstile?: Turnstile };

/** Asks a provider for a token; `wait` says that the visitor is busy with its question. */
type Execute = (check: BotCheck, action: string, wait: () => void) => Promise<string>;

interface Provider {
	/** What its script is asked for. */
	query(siteKey: string): string;
	/** Resolves once its script can be used. */
	ready(): Promise<void>;
	execute: Execute;
}

/** Where a visitor who is asked something sees it: in the form, above which nothing lies. */
function place(): HTMLElement {
	const container = document.createElement('div');
	const near = document.activeElement?.closest('form') ?? document.querySelector('dialog[open]');
	(near ?? document.querySelector('main') ?? document.body).append(container);
	return container;
}

/** A widget for one token; it is seen only while it has a question for the visitor. */
const executeTurnstile: Execute = ({ siteKey }, action, wait) => {
	const { turnstile } = globals;
	const container = place();
	let widget: string | undefined;
	return new Promise<string>((resolve, reject) => {
		widget = turnstile?.render(container, {
			sitekey: siteKey,
			action,
			execution: 'execute',
			appearance: 'interaction-only',
			retry: 'never',
			callback: resolve,
			'error-callback': (code: unknown) => {
				reject(new Error(`The bot check failed: ${code}`));
				return true;
			},
			'timeout-callback': reject,
			'unsupported-callback': reject,
			'before-interactive-callback': () => {
				wait();
				container.scrollIntoView({ block: 'nearest' });
			},
		});
		turnstile?.execute(container);
	}).finally(() => {
		if (widget) turnstile?.remove(widget);
		container.remove();
	});
};

const providers: Record<BotCheckKind, Provider> = {
	recaptcha: {
		query: (siteKey) => `render=${encodeURIComponent(siteKey)}`,
		ready: () =>
			new Promise((resolve, reject) => (globals.grecaptcha ? globals.grecaptcha.ready(resolve) : reject())),
		execute: async ({ siteKey }, action) => (await globals.grecaptcha?.execute(siteKey, { action })) ?? '',
	},
	turnstile: {
		query: () => 'render=explicit',
		ready: async () => {
			if (!globals.turnstile) throw new Error('The script of the bot check is none.');
		},
		execute: executeTurnstile,
	},
};

const addressOf = ({ kind, siteKey, scriptUrl }: BotCheck) =>
	`${scriptUrl}?${providers[kind].query(siteKey)}`;

/** Loads a check's script ahead of its use. */
export async function loadBotCheck(check: BotCheck): Promise<void> {
	await loadScript(addressOf(check)).catch(() => {});
}

async function load(check: BotCheck): Promise<void> {
	await loadScript(addressOf(check));
	await providers[check.kind].ready();
}

/** A token for one action, to travel as `captcha`. */
export async function executeBotCheck(
	check: BotCheck,
	action: string,
): Promise<{ token: string } | { problem: BotCheckProblem }> {
	if (!check.siteKey) return { problem: 'noKey' };
	if (!check.version) return { problem: 'noVersion' };
	try {
		await inTime(() => load(check));
	} catch {
		forgetScript(addressOf(check));
		return { problem: 'noScript' };
	}
	try {
		return { token: await inTime((wait) => providers[check.kind].execute(check, action, wait)) };
	} catch {
		return { problem: 'noExecute' };
	}
}
