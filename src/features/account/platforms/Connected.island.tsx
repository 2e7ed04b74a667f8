import { SignedIn } from '../shared/SignedIn.tsx';
import { withGuard } from '../shared/with-guard.tsx';
import { Verification } from '../verification/Verification.tsx';
import { PlatformList } from './PlatformList.tsx';
import type { ConnectedProps } from './platform-props.ts';

/** The platforms of the player, to link and to unlink. */
export const Connected = withGuard(function Connected(props: ConnectedProps) {
	return (
		<SignedIn {...props}>
			{({ user }, refresh) => (
				<Verification {...props} user={user} refresh={refresh}>
					<PlatformList {...props} links={user.platforms} refresh={refresh} />
				</Verification>
			)}
		</SignedIn>
	);
});
