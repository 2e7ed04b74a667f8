import { readVote, sendVote } from './send-vote.ts';

const section = document.querySelector<HTMLElement>('[data-vote]');
const id = section?.dataset.vote ?? '';
const said = section?.querySelector<HTMLElement>('[role=status]');
const form = section?.querySelector('form');

/** That this device has voted on an answer; who voted for what is known to the service alone. */
function rememberVote(): void {
	try {
		localStorage.setItem(`voted:${id}`, '1');
	} catch {
		// Without a memory the vote counts all the same; it is only not shown on return.
	}
}

function show(value: string | null): void {
	for (const button of section?.querySelectorAll<HTMLElement>('[data-value]') ?? [])
		button.ariaPressed = String(button.dataset.value === value);
	if (form) form.hidden = value !== 'down';
}

function tell(text: 'thanks' | 'sent' | 'failed'): void {
	if (said) said.textContent = said.dataset[text] ?? '';
}

async function send(value: 'up' | 'down', words = ''): Promise<void> {
	const mine = await sendVote(id, value, words);
	if (mine === undefined) return tell('failed');
	rememberVote();
	show(mine);
	tell(words ? 'sent' : 'thanks');
	if (words && form) form.hidden = true;
}

/** Votes as the button says that was pressed, if it was one. */
export async function vote(pressed: HTMLElement): Promise<void> {
	const { value } = pressed.closest<HTMLElement>('[data-value]')?.dataset ?? {};
	if (value) await send(value === 'up' ? 'up' : 'down');
}

/** Shows how this visitor voted before. */
export async function showVote(): Promise<void> {
	show((await readVote(id)) ?? null);
}

form?.addEventListener('submit', (event) => {
	event.preventDefault();
	const words = form.querySelector('textarea')?.value.trim();
	if (words) void send('down', words);
});
