/** All that a reader who does not vote loads; what asks and shows comes with the first vote, or for who has voted. */
const section = document.querySelector<HTMLElement>('[data-vote]');
const voting = () => import('./voting.ts');

section?.addEventListener('click', async ({ target }) => (await voting()).vote(target as HTMLElement));

try {
	if (localStorage.getItem(`voted:${section?.dataset.vote}`)) void voting().then((it) => it.showVote());
} catch {
	// Without a memory nothing was noted of a vote.
}

export {};
