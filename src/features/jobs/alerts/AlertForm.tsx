import { setInput, useField } from '@formisch/react';
import { useEffect, useState } from 'react';
import * as v from 'valibot';
import { type BotCheck, callWithBotCheck, prepareBotCheck } from '#api/bot-check.ts';
import { call } from '#api/call.ts';
import { subscribe } from '#contract/endpoints/job-alerts.ts';
import type { Locale } from '#contract/locales.ts';
import type { SharedFormTexts } from '#i18n/form-texts.ts';
import { loadMessages } from '#i18n/messages.ts';
import { localePath } from '#i18n/paths.ts';
import type { Resources } from '#i18n/resources.ts';
import { formMailLink } from '#lib/text/mail-link.ts';
import { type JobFilters, noFilters } from '#stores/careers.store.ts';
import { MultiSelectField } from '#ui/choice/MultiSelectField.tsx';
import type { MultiSelectOption, MultiSelectTexts } from '#ui/choice/MultiSelectOptions.tsx';
import { Form, FormNote, SubmitButton } from '#ui/form/Form.tsx';
import { useFormParts } from '#ui/form/form-context.ts';
import { TextField } from '#ui/form/TextField.tsx';
import { toFilterUrl } from '../list/filter-url.ts';
import styles from './Alerts.module.css';

export interface AlertsProps {
	locale: Locale;
	texts: Omit<Resources['careers']['alerts'], 'title' | 'description' | 'example' | 'intro' | 'noscript'>;
	form: SharedFormTexts;
	botCheck: BotCheck | undefined;
	/** The texts of both choices, but for what stands there while nothing is chosen. */
	select: Pick<MultiSelectTexts, 'clear' | 'none' | 'opensNewTab'>;
	all: Record<'location' | 'team', string>;
	places: MultiSelectOption[];
	teams: MultiSelectOption[];
}

/** The contract's request, flat as a form is. */
const alertForm = v.object({
	email: subscribe.request.entries.email,
	location: v.optional(v.array(v.string()), []),
	team: v.optional(v.array(v.string()), []),
});

/** What the address was asked with, as far as it can be chosen here. */
function chosenBefore(name: string, options: readonly MultiSelectOption[]): string[] {
	const asked = new URLSearchParams(location.search).getAll(name);
	return options.flatMap((option) => (asked.includes(option.name) ? [option.name] : []));
}

/** Says in the address what is chosen, from where a reload and the page in another language take it. */
function writeAddress(chosen: Pick<JobFilters, 'location' | 'team'>): void {
	const next = toFilterUrl(new URL(location.href), { ...noFilters, ...chosen });
	if (next.href !== location.href) history.replaceState(history.state, '', next);
}

/** Chooses what the address was asked with, which only the browser knows, and keeps it there. */
function AskedFilters({ location, team }: Record<'location' | 'team', MultiSelectOption[]>) {
	const { store } = useFormParts();
	const chosen = {
		location: useField(store, { path: ['location'] }).input as string[],
		team: useField(store, { path: ['team'] }).input as JobFilters['team'],
	};
	const [isRead, setRead] = useState(false);
	useEffect(() => {
		for (const [name, options] of Object.entries({ location, team }))
			setInput(store, { path: [name], input: chosenBefore(name, options) } as never);
		setRead(true);
	}, [store, location, team]);
	useEffect(() => {
		if (isRead) writeAddress(chosen);
	});
	return null;
}

/** Asks where to send alerts, and of which jobs. */
export function AlertForm({ onAsked, ...props }: AlertsProps & { onAsked: () => void }) {
	const { locale, texts, form, places, teams, botCheck } = props;
	const select = { ...props.select, selected: texts.selected, allSelected: texts.allSelected };
	return (
		<Form
			id="alerts"
			schema={alertForm}
			initial={{ location: [], team: [] }}
			texts={form}
			locale={locale}
			loadMessages={() => loadMessages(locale)}
			onStart={() => prepareBotCheck(botCheck)}
			send={(values, key) => sendAlert(values, { ...props, key })}
			toMail={({ email, location, team }) => ({
				href: formMailLink(form.mail, [email, ...(location ?? []), ...(team ?? [])]),
			})}
			onDone={onAsked}
		>
			<AskedFilters location={places} team={teams} />
			<TextField name="email" type="email" label={texts.email} autoComplete="email" required />
			<MultiSelectField
				name="location"
				label={texts.location}
				options={places}
				texts={{ ...select, all: props.all.location }}
			/>
			<MultiSelectField
				name="team"
				label={texts.team}
				options={teams}
				texts={{ ...select, all: props.all.team }}
			/>
			<p className={styles.consent}>
				<span>{texts.consent}</span> <a href={localePath('/privacy', locale)}>{texts.privacy}</a>
			</p>
			<SubmitButton>{texts.submit}</SubmitButton>
			{botCheck && <FormNote>{form.botCheck.notice}</FormNote>}
		</Form>
	);
}

interface Attempt extends Pick<AlertsProps, 'botCheck' | 'form' | 'locale'> {
	key: string;
}

/** Asks for alerts behind the bot check. */
function sendAlert({ email, ...filters }: v.InferOutput<typeof alertForm>, attempt: Attempt) {
	const { botCheck, form, locale, key } = attempt;
	return callWithBotCheck(subscribe, { botCheck, problems: form.botCheck }, (captcha) =>
		call(subscribe, { email, filters: filters as never, locale, captcha }, { key, handles: 'any' }),
	);
}
