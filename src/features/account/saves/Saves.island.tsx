import { listSaves } from '#contract/endpoints/saves.ts';
import { SignedIn } from '../area/SignedIn.tsx';
import { guarded } from '../guarded.tsx';
import { Read } from '../reading/Read.tsx';
import { SaveList } from './SaveList.tsx';
import type { SavesProps } from './saves-props.ts';

/** The player's cloud saves. */
export const Saves = guarded(function Saves(props: SavesProps) {
	return (
		<SignedIn {...props}>
			{() => (
				<Read {...props} endpoint={listSaves} input={{}} waiting={props.texts.loading}>
					{(saves) => <SaveList {...props} saves={saves} />}
				</Read>
			)}
		</SignedIn>
	);
});
