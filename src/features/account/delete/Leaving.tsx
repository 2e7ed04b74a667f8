import { type ReactNode, useState } from 'react';
import { localePath } from '#i18n/paths.ts';
import { interpolate } from '#lib/interpolate.ts';
import { forgetSession } from '#stores/logout.ts';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { Notice } from '#ui/Notice.tsx';
import { SignedIn } from '../area/SignedIn.tsx';
import type { BeforeProps, DeleteProps } from './delete-props.ts';

interface LeavingProps extends DeleteProps {
	children: (before: BeforeProps) => ReactNode;
}

/** Shows the way to the end of an account, and says goodbye once it is gone; old terms keep nobody from it. */
export function Leaving({ children, ...props }: LeavingProps) {
	const { locale, texts } = props;
	const [email, setEmail] = useState('');
	if (email) {
		return (
			<Notice tone="success" title={texts.goneTitle} takesFocus>
				<p>{interpolate(texts.gone, { email })}</p>
				<ButtonLink look="quiet" href={localePath('/', locale)}>
					{texts.home}
				</ButtonLink>
			</Notice>
		);
	}
	return (
		<SignedIn {...props} anyTerms>
			{({ user }, refresh) => {
				const onGone = () => {
					setEmail(user.email);
					forgetSession();
				};
				return children({ ...props, user, refresh, onGone });
			}}
		</SignedIn>
	);
}
