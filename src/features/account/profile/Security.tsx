import { formatMoment } from '#i18n/formats.ts';
import { StateMark } from '../StateMark.tsx';
import type { SectionProps } from './account-props.ts';
import { EmailForm } from './EmailForm.tsx';
import { PasswordForm } from './PasswordForm.tsx';
import { Row, Rows, Section } from './Section.tsx';
import { Setting } from './Setting.tsx';

/** What the player signs in with, and until when they are signed in. */
export function Security({ expire, ...props }: SectionProps & { expire: string }) {
	const { locale, texts, user } = props;
	return (
		<Section title={texts.security}>
			<Rows>
				<Setting
					name={texts.email}
					action={texts.changeEmail}
					form={(end) => <EmailForm {...props} end={end} />}
				>
					{user.email}{' '}
					<StateMark isOn={user.emailVerified}>
						{user.emailVerified ? texts.verified : texts.unverified}
					</StateMark>
				</Setting>
				<Setting
					name={texts.password}
					action={texts.changePassword}
					form={(end) => <PasswordForm {...props} end={end} />}
				>
					{texts.passwordHidden}
				</Setting>
				<Row name={texts.expire}>
					<time dateTime={expire}>{formatMoment(expire, locale)}</time>
				</Row>
			</Rows>
		</Section>
	);
}
