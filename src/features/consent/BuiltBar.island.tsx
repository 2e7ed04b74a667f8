import { OpenBar } from './ConsentBar.tsx';
import type { Question } from './question.ts';

/** The cookie bar as it is built: nothing in it listens before a page shows it. */
export const BuiltBar = ({ question }: { question: Question }) => (
	<OpenBar question={question} opening={{}} onAnswer={() => {}} />
);
