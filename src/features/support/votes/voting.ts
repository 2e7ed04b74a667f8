import { readVote, sendVote } from './send-vote.ts';

const section = document.querySelector<HTMLElement>('[data-vote]');
const id = section?.dataset.vote ?? '';
const said = section?.querySelector<HTMLElement>('[role=status]');
const form = section?.querySelector('form');

const memory = `voted:${id}`;

/** That this device has voted on an answer, and whether it said why; who voted for what is known to the service alone. */
function rememberVote(isExplained: boolean): void {
	try {
		localStorage.setItem(memory, isExplained ? 'explained' : '1');
	} catch {
		// Without a memory the vote counts all the same; it is only not shown on return.
	}
}

function hasExplained(): boolean {
	try {
		return localStorage.getItem(memory) === 'explained';
	} catch {
		return false;
	}
}

const buttonOf = (value: string) => section?.querySelector<HTMLElement>(`[data-value="${value}"]`);

/** @param isExplained the reason has been sent, and is not asked for again */
function show(value: string | null, isExplained = false): void {
	for (const button of section?.querySelectorAll<HTMLElement>('[data-value]') ?? [])
		button.ariaPressed = String(button.dataset.value === value);
	if (!form) return;
	const isHidden = value !== 'down' || isExplained;
	if (isHidden && form.contains(document.activeElement)) buttonOf(value ?? 'down')?.focus();
	form.hidden = isHidden;
}

function showStatus(text: 'thanks' | 'sent' | 'failed'): void {
	if (said) said.textContent = said.dataset[text] ?? '';
}

/** How many votes have begun and how many are settled, and the last of them. */
let begun = 0;
let settled = 0;
let last: Promise<unknown> = Promise.resolve();

/** Sends a vote after the one before it, so that the service keeps the last one. */
async function sendInTurn(value: 'up' | 'down', words: string) {
	begun++;
	const sent = last.then(() => sendVote(id, value, words));
	last = sent;
	const mine = await sent;
	settled++;
	return mine;
}

async function send(value: 'up' | 'down', words = ''): Promise<void> {
	const mine = await sendInTurn(value, words);
	if (mine === undefined) return showStatus('failed');
	rememberVote(words !== '');
	show(mine, words !== '');
	showStatus(words ? 'sent' : 'thanks');
}

/** Votes as the button says that was pressed, if it was one. */
export async function vote(pressed: HTMLElement): Promise<void> {
	const button = pressed.closest<HTMLElement>('[data-value]');
	if (!button) return;
	// Sent again, what stands would lose its reason.
	if (button.ariaPressed === 'true' && settled === begun) return;
	await send(button.dataset.value === 'up' ? 'up' : 'down');
}

/** Shows how this visitor voted before, unless they have voted anew meanwhile. */
export async function showVote(): Promise<void> {
	const before = begun;
	const mine = await readVote(id);
	if (begun === before) show(mine ?? null, hasExplained());
}

form?.addEventListener('submit', (event) => {
	event.preventDefault();
	const words = form.querySelector('textarea')?.value.trim();
	if (words) void send('down', words);
});
