/** That this device has voted on an answer; who voted for what is known to the service alone. */
const keyOf = (id: string) => `voted:${id}`;

const section = document.querySelector<HTMLElement>('[data-vote]');
const id = section?.dataset.vote ?? '';
const said = section?.querySelector<HTMLElement>('[role=status]');
const form = section?.querySelector('form');
const reason = section?.querySelector('textarea');
const buttons = [...(section?.querySelectorAll<HTMLButtonElement>('[data-value]') ?? [])];

function hasVoted(): boolean {
	try {
		return localStorage.getItem(keyOf(id)) !== null;
	} catch {
		return false;
	}
}

function rememberVote(): void {
	try {
		localStorage.setItem(keyOf(id), '1');
	} catch {
		// Without a memory the vote counts all the same; it is only not shown on return.
	}
}

function show(value: string | null): void {
	for (const button of buttons) button.ariaPressed = String(button.dataset.value === value);
	if (form) form.hidden = value !== 'down';
}

const tell = (text: 'thanks' | 'sent' | 'failed') => {
	if (said) said.textContent = said.dataset[text] ?? '';
};

async function send(value: 'up' | 'down', words = ''): Promise<void> {
	const { sendVote } = await import('./send-vote.ts');
	const mine = await sendVote(id, value, words);
	if (mine === undefined) return tell('failed');
	rememberVote();
	show(mine);
	tell(words ? 'sent' : 'thanks');
	if (words && form) form.hidden = true;
}

for (const button of buttons) {
	const value = button.dataset.value === 'up' ? 'up' : 'down';
	button.addEventListener('click', () => void send(value).catch(() => tell('failed')));
}

form?.addEventListener('submit', (event) => {
	event.preventDefault();
	const words = reason?.value.trim();
	if (words) void send('down', words).catch(() => tell('failed'));
});

if (section && hasVoted()) {
	import('./send-vote.ts')
		.then(({ readVote }) => readVote(id))
		.then((mine) => show(mine ?? null))
		.catch(() => {});
}
