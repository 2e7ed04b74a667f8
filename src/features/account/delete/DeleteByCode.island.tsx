import { guarded } from '../guarded.tsx';
import type { CodeTexts } from './CodeForm.tsx';
import { CodeForm } from './CodeForm.tsx';
import type { DeleteProps } from './delete-props.ts';
import { Leaving } from './Leaving.tsx';

/** Deletes the account of a player with a second step; it always asks for a new code. */
export const DeleteByCode = guarded(function DeleteByCode(props: DeleteProps & { asked: CodeTexts }) {
	return <Leaving {...props}>{(before) => <CodeForm {...before} asked={props.asked} />}</Leaving>;
});
