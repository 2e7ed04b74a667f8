import { loadModule } from '#lib/browser/load-module.ts';

/** All that a reader who does not vote loads; what asks and shows comes with the first vote, or for who has voted. */
const section = document.querySelector<HTMLElement>('[data-vote]');
const loadVoting = () => loadModule(() => import('./voting.ts'));
/** The page itself says that a part is gone. */
const ignore = () => {};

section?.addEventListener('click', ({ target }) => {
	loadVoting()
		.then((voting) => voting.vote(target as HTMLElement))
		.catch(ignore);
});

try {
	if (localStorage.getItem(`voted:${section?.dataset.vote}`))
		loadVoting()
			.then((voting) => voting.showVote())
			.catch(ignore);
} catch {
	// Without a memory nothing was noted of a vote.
}
