import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { eventually } from '../../support/eventually.ts';

interface Question {
	method: string;
	sent: { value?: string; reason?: string };
	answer: (mine: string | null) => void;
}

/** What has been asked of the service and waits to be answered. */
let questions: Question[];
let voting: typeof import('#features/support/votes/voting.ts');

const fetchHeld = (_: string, { method = 'GET', body }: RequestInit) =>
	new Promise<Response>((resolve) => {
		const answer = (mine: string | null) =>
			resolve(Response.json({ status: true, data: { up: 1, down: 1, mine } }));
		questions.push({ method, sent: body ? JSON.parse(String(body)) : {}, answer });
	});

beforeEach(async () => {
	questions = [];
	vi.stubGlobal('fetch', fetchHeld);
	document.body.innerHTML = `<section data-vote="saves">
		<button type="button" data-value="up" aria-pressed="false">Yes</button>
		<button type="button" data-value="down" aria-pressed="false">No</button>
		<form hidden><textarea></textarea><button type="submit">Send</button></form>
		<p role="status" data-thanks="Thank you" data-sent="We have it" data-failed="Not arrived"></p>
	</section>`;
	vi.resetModules();
	voting = await import('#features/support/votes/voting.ts');
});
afterEach(() => {
	vi.unstubAllGlobals();
	localStorage.clear();
});

const button = (value: string) => document.querySelector(`[data-value=${value}]`) as HTMLElement;
const shown = () =>
	[button('up'), button('down')].find(({ ariaPressed }) => ariaPressed === 'true')?.dataset.value;
const form = () => document.querySelector('form') as HTMLFormElement;
const asked = (count: number) => eventually(() => expect(questions).toHaveLength(count));

/** Votes and has the vote arrive. */
async function vote(value: string): Promise<void> {
	const count = questions.length;
	const done = voting.vote(button(value));
	await asked(count + 1);
	questions.at(-1)?.answer(value);
	await done;
}

/** Sends a reason and has it arrive. */
async function sendReason(text: string): Promise<void> {
	const count = questions.length;
	(form().querySelector('textarea') as HTMLTextAreaElement).value = text;
	form().querySelector('button')?.focus();
	form().dispatchEvent(new Event('submit', { cancelable: true }));
	await asked(count + 1);
	questions.at(-1)?.answer('down');
	await eventually(() => expect(form().hidden).toBe(true));
}

describe('[AP-06] a vote', () => {
	test('stands although what was voted before arrives later', async () => {
		const showing = voting.showVote();
		await asked(1);
		await vote('up');
		questions[0]?.answer('down');
		await showing;
		expect(shown()).toBe('up');
	});

	test('is sent after the one before it, so that the last one counts', async () => {
		const votes = [voting.vote(button('up')), voting.vote(button('down'))];
		await asked(1);
		questions[0]?.answer('up');
		await asked(2);
		questions[1]?.answer('down');
		await Promise.all(votes);
		expect(questions.map(({ sent }) => sent.value)).toEqual(['up', 'down']);
		expect(shown()).toBe('down');
	});

	test('is taken back while the next one is on its way', async () => {
		await vote('up');
		const votes = [voting.vote(button('down')), voting.vote(button('up'))];
		await asked(2);
		questions[1]?.answer('down');
		await asked(3);
		questions[2]?.answer('up');
		await Promise.all(votes);
		expect(shown()).toBe('up');
	});

	test('keeps its reason when it is pressed again', async () => {
		await vote('down');
		await sendReason('A picture of the folder.');
		await voting.vote(button('down'));
		expect(questions.map(({ sent }) => sent.reason)).toEqual(['', 'A picture of the folder.']);
		expect(shown()).toBe('down');
	});

	test.each([
		[true, 'a reason was given'],
		[false, 'none was given'],
	])('has its reason asked for on return: not (%s) where %s', async (isHidden, _) => {
		await vote('down');
		if (isHidden) await sendReason('A picture of the folder.');
		form().hidden = true;
		const told = voting.showVote();
		await asked(isHidden ? 3 : 2);
		questions.at(-1)?.answer('down');
		await told;
		expect(form().hidden).toBe(isHidden);
	});

	test('has the focus once its reason is sent', async () => {
		await vote('down');
		await sendReason('A picture of the folder.');
		expect(document.activeElement).toBe(button('down'));
	});
});
