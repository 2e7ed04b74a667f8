import { longestWait } from './longest-wait.ts';

/** Testing Library gives up after a second, which a busy machine can need to load a component. */
if (typeof document !== 'undefined') {
	const { configure } = await import('@testing-library/react');
	configure({ asyncUtilTimeout: longestWait });
}
