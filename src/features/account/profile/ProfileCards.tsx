import type { ReactNode } from 'react';
import type { Account } from '#contract/endpoints/account.ts';
import type { Locale } from '#contract/locales.ts';
import { region } from '#i18n/formats.ts';
import { countryName } from '#lib/countries.ts';
import { interpolate } from '#lib/interpolate.ts';
import type { Journey } from '../journey.ts';
import styles from './ProfileCards.module.css';

interface ProfileCardsProps {
	locale: Locale;
	texts: Journey<'profile'>['texts'];
	account: Account;
}

/** What the account service knows of the player, in words. */
export function ProfileCards({ locale, texts, account: { user, expire } }: ProfileCardsProps) {
	const until = new Intl.DateTimeFormat(region[locale], { dateStyle: 'long', timeStyle: 'short' });
	const factor = texts.factors[user.mfa ?? 'none'];
	return (
		<div className={styles.cards}>
			<p className={styles.greeting}>{interpolate(texts.greeting, { name: user.displayName })}</p>
			<Card title={texts.you}>
				<Row name={texts.username}>{user.username}</Row>
				<Row name={texts.displayName}>{user.displayName}</Row>
				<Row name={texts.email}>
					{user.email} <State isOn={user.emailVerified} texts={[texts.verified, texts.unverified]} />
				</Row>
				<Row name={texts.country}>{countryName(user.country, locale)}</Row>
				<Row name={texts.language}>{texts.languages[user.locale]}</Row>
			</Card>
			<Card title={texts.security}>
				<Row name={texts.factor}>{interpolate(factor, { phone: user.phoneMasked ?? '' })}</Row>
				<Row name={texts.expire}>
					<time dateTime={expire}>{until.format(new Date(expire))}</time>
				</Row>
			</Card>
			<Card title={texts.platforms}>
				{user.platforms.map(({ platform, linked, name }) => (
					<Row key={platform} name={texts.platform[platform]}>
						<State
							isOn={linked}
							texts={[name ? interpolate(texts.linkedAs, { name }) : texts.linked, texts.notLinked]}
						/>
					</Row>
				))}
			</Card>
		</div>
	);
}

function Card({ title, children }: { title: string; children: ReactNode }) {
	return (
		<section className={styles.card}>
			<h2 className={styles.title}>{title}</h2>
			<dl className={styles.rows}>{children}</dl>
		</section>
	);
}

function Row({ name, children }: { name: string; children: ReactNode }) {
	return (
		<div className={styles.row}>
			<dt className={styles.name}>{name}</dt>
			<dd className={styles.value}>{children}</dd>
		</div>
	);
}

/** A state by shape and text: a filled mark where it is on, a ring where it is off. */
function State({ isOn, texts: [on, off] }: { isOn: boolean; texts: [string, string] }) {
	return (
		<span className={styles.state} data-state={isOn ? 'on' : 'off'}>
			{isOn ? on : off}
		</span>
	);
}
