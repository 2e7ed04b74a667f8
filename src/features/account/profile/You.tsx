import { call } from '#api/call.ts';
import { updateProfile } from '#contract/endpoints/account-settings.ts';
import { limits } from '#contract/limits.ts';
import { locales } from '#contract/locales.ts';
import { countryName } from '#lib/countries.ts';
import { Button } from '#ui/Button.tsx';
import { SelectField } from '#ui/form/SelectField.tsx';
import { TextField } from '#ui/form/TextField.tsx';
import { AccountForm } from '../shared/AccountForm.tsx';
import { CountryField } from '../shared/CountryField.tsx';
import { StatusMessage } from '../shared/StatusMessage.tsx';
import type { ChangeProps, SectionProps } from './account-props.ts';
import { Row, Rows, Section } from './Section.tsx';
import { FormActions, useChange } from './Setting.tsx';
import styles from './You.module.css';

/** Who the player is to others and to the studio, and the form that changes it. */
export function ProfileSection(props: SectionProps) {
	const { locale, texts, user } = props;
	const { change, place, edit, end } = useChange<HTMLDivElement>();
	return (
		<Section title={texts.you}>
			<div ref={place} className={styles.place}>
				<Rows>
					<Row name={texts.username}>{user.username}</Row>
					{change.kind !== 'editing' && (
						<>
							<Row name={texts.displayName}>{user.displayName}</Row>
							<Row name={texts.country}>{countryName(user.country, locale)}</Row>
							<Row name={texts.language}>{texts.languages[user.locale]}</Row>
						</>
					)}
				</Rows>
				<StatusMessage text={change.kind === 'saved' ? change.news : ''} />
				{change.kind === 'editing' ? (
					<div className={styles.form}>
						<ProfileForm {...props} end={end} />
					</div>
				) : (
					<Button look="plain" data-opens onClick={edit}>
						{texts.editProfile}
					</Button>
				)}
			</div>
		</Section>
	);
}

/** Changes the name that others see, country and language. */
function ProfileForm({ locale, texts, form, user, refresh, end }: ChangeProps) {
	const { displayName, country } = user;
	const save = async () => {
		await refresh();
		end(texts.profileSaved);
	};
	return (
		<AccountForm
			id="profile"
			schema={updateProfile.request}
			initial={{ displayName, country, locale: user.locale }}
			locale={locale}
			texts={form}
			send={(values) => call(updateProfile, values, { handles: 'any' })}
			onDone={save}
		>
			<TextField
				name="displayName"
				label={texts.displayName}
				hint={texts.displayNameHint}
				length={{ max: limits.name.max }}
				autoComplete="nickname"
				required
			/>
			<CountryField label={texts.country} locale={locale} />
			<SelectField
				name="locale"
				label={texts.language}
				hint={texts.languageHint}
				choices={locales.map((value) => ({ value, name: texts.languages[value] }))}
				required
			/>
			<FormActions submit={texts.saveProfile} cancel={texts.cancel} onCancel={() => end()} />
		</AccountForm>
	);
}
