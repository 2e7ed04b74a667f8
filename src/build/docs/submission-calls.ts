import { countVotes, submissions } from '#contract/upstream-submissions.ts';
import { callsText, type Note } from './calls.ts';

const note: Note = ({ takes, policy }) =>
	[takes === 'form' ? 'Multipart form data.' : '', policy.creates ? 'May carry an Idempotency-Key.' : '']
		.join(' ')
		.trim();

/** What functions hand to the CMS and ask it about what visitors sent, in Markdown. */
export const submissionCalls = (): string => callsText([...submissions, countVotes], note);
