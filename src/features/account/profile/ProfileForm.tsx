import { call } from '#api/call.ts';
import { updateProfile } from '#contract/endpoints/account-settings.ts';
import { locales } from '#contract/locales.ts';
import { CheckboxField } from '#ui/CheckboxField.tsx';
import { SelectField } from '#ui/SelectField.tsx';
import { TextField } from '#ui/TextField.tsx';
import { AccountForm } from '../AccountForm.tsx';
import { CountryField } from '../create/CountryField.tsx';
import type { ChangeProps } from './account-props.ts';
import { FormActions } from './FormActions.tsx';

/** Changes the name that others see, country, language and news. */
export function ProfileForm({ locale, texts, form, user, refresh, end }: ChangeProps) {
	const { displayName, country, newsletter } = user;
	const save = async () => {
		await refresh();
		end(texts.profileSaved);
	};
	return (
		<AccountForm
			id="profile"
			schema={updateProfile.request}
			initial={{ displayName, country, locale: user.locale, newsletter }}
			locale={locale}
			texts={form}
			send={(values) => call(updateProfile, values)}
			onDone={save}
		>
			<TextField
				name="displayName"
				label={texts.displayName}
				hint={texts.displayNameHint}
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
			<CheckboxField name="newsletter" label={texts.newsletter} />
			<FormActions submit={texts.saveProfile} cancel={texts.cancel} onCancel={() => end()} />
		</AccountForm>
	);
}
