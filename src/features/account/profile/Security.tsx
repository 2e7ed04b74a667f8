import { formatMoment } from '#i18n/formats.ts';
import type { SectionProps } from './account-props.ts';
import { EmailSetting } from './EmailSetting.tsx';
import { PasswordForm } from './PasswordForm.tsx';
import { Row, Rows, Section } from './Section.tsx';
import { Setting } from './Setting.tsx';

/** What the player signs in with, and until when they are signed in. */
export function Security({ expire, ...props }: SectionProps & { expire: string }) {
	const { locale, texts } = props;
	return (
		<Section title={texts.security}>
			<Rows>
				<EmailSetting {...props} />
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
