import { SignedIn } from '../area/SignedIn.tsx';
import { guarded } from '../guarded.tsx';
import { Accepted } from './Accepted.tsx';
import { NewTerms } from './NewTerms.tsx';
import type { TermsProps } from './terms-props.ts';

/** Asks a player with older terms for those in force, and leads everybody else on. */
export const Terms = guarded(function Terms(props: TermsProps) {
	return (
		<SignedIn {...props} anyTerms>
			{({ user }) =>
				user.termsVersion < props.termsVersion ? <NewTerms {...props} user={user} /> : <Accepted {...props} />
			}
		</SignedIn>
	);
});
