import type { Locale } from '#contract/locales.ts';
import { templateToken } from '#lib/template-mark.ts';
import { interpolate } from '#lib/text/interpolate.ts';
import { parts } from '#site.config';
import { localePath } from './paths.ts';
import type { Resources } from './resources.ts';
import { texts } from './texts.ts';

/** A way on from a page, as its address and its text. */
type Way = readonly [href: string, text: string];

/** The texts for a form that cannot, or need not, be sent again. */
export interface LinkEnding {
	title?: string;
	text: string;
	ways?: readonly Way[];
}

/** What a form says where it works without scripts. */
export interface PlainFormTexts {
	what?: string;
	submit: string;
	tone?: 'danger';
	action?: string;
	fields?: readonly (readonly [name: string, label: string])[];
}

/** The texts of a page that answers a form which was sent without scripts. */
export interface LinkOutcome {
	/** As src/contract/link-forms.ts names the form. */
	name: string;
	title: string;
	description: string;
	form: PlainFormTexts;
	done: LinkEnding;
	/** Where its address lacks what the link carries. */
	missing: LinkEnding;
	/** Where its link was used before. */
	used: LinkEnding;
	/** Where somebody else has the address by now. */
	taken: LinkEnding;
	/** Where its link, or what was typed, is worth nothing. */
	lapsed: LinkEnding;
	/** What stands below `done` where the form asks for a status: its states, and the heading of an answer. */
	status?: Pick<Resources['support']['receipt'], 'states' | 'answer'>;
}

const ways = (locale: Locale, ...list: Way[]): Way[] =>
	list.map(([path, text]) => [localePath(path, locale), text]);

function validateEmail(locale: Locale): LinkOutcome {
	const { msg } = texts(locale, 'errors');
	const own = texts(locale, 'account').validate;
	const login: Way = ['/account/login', own.login];
	const account: Way = ['/account', own.account];
	const again: Way = ['/account/resend-verification', own.again];
	return {
		...{ name: 'validate-email', title: own.title, description: own.description },
		form: { what: own.what, submit: own.submit },
		done: { title: own.doneTitle, text: own.doneEither, ways: ways(locale, login, account) },
		missing: { title: own.missingTitle, text: own.missing, ways: ways(locale, again) },
		used: { text: msg.NO_PENDING_EMAIL_VALIDATION, ways: ways(locale, login, again) },
		taken: { text: msg.EMAIL_IN_USE, ways: ways(locale, login) },
		lapsed: { text: msg.INCORRECT_EMAIL_TOKEN, ways: ways(locale, again) },
	};
}

/** A form whose link is right or is not. */
function outcome(given: Omit<LinkOutcome, 'used' | 'taken'>): LinkOutcome {
	return { ...given, used: given.lapsed, taken: given.lapsed };
}

function undoEmail(locale: Locale): LinkOutcome {
	const own = texts(locale, 'account').undo;
	const onward = ways(locale, ['/account/forgot-password', own.forgot], ['/account/login', own.login]);
	return outcome({
		...{ name: 'undo-email', title: own.title, description: own.description },
		form: { what: own.what, submit: own.submit },
		done: { title: own.doneTitle, text: own.done, ways: onward },
		missing: { title: own.missingTitle, text: own.missing },
		lapsed: { text: own.refused, ways: ways(locale, ['/support', own.support]) },
	});
}

function mailPreferences(locale: Locale): LinkOutcome {
	const { title, description, link: own } = texts(locale, 'account').mails;
	const account = ways(locale, ['/account', own.account]);
	return outcome({
		...{ name: 'mails', title, description },
		form: { what: own.what, submit: own.submit },
		done: { text: interpolate(own.owner, { email: templateToken('email') }) },
		missing: { title: own.missingTitle, text: own.missing, ways: account },
		lapsed: { title: own.lapsedTitle, text: own.lapsed, ways: account },
	});
}

function stopMails(locale: Locale): LinkOutcome {
	const { stop: own, link } = texts(locale, 'account').mails;
	const account = ways(locale, ['/account', link.account]);
	return outcome({
		...{ name: 'stop-mails', title: own.title, description: own.description },
		form: { what: own.what, submit: own.submit },
		done: { title: own.doneTitle, text: own.done, ways: account },
		missing: { title: link.missingTitle, text: link.missing, ways: account },
		lapsed: { title: link.lapsedTitle, text: link.lapsed, ways: account },
	});
}

function alertLink(locale: Locale, action: 'confirm' | 'stop'): LinkOutcome {
	const { [action]: own, ...shared } = texts(locale, 'careers').alertLink;
	const again = ways(locale, ['/careers/alerts', shared.again]);
	const begun = ways(locale, ['/careers/search', shared.positions]);
	const contact = ways(locale, ['/contact', shared.contact]);
	const begins = action === 'confirm';
	return outcome({
		...{ name: `${action}-alerts`, title: own.title, description: own.description },
		form: { what: own.what, submit: own.submit },
		done: { title: own.doneTitle, text: own.done, ways: begins ? begun : again },
		missing: { title: shared.missingTitle, text: shared.missing, ways: again },
		lapsed: { title: shared.lapsedTitle, text: own.lapsed, ways: begins ? again : contact },
	});
}

function releaseLink(locale: Locale, action: 'confirm' | 'stop'): LinkOutcome {
	const { [action]: own, ...shared } = texts(locale, 'games').releaseLink;
	const games = ways(locale, ['/games', shared.games]);
	const contact = ways(locale, ['/contact', shared.contact]);
	return outcome({
		...{ name: `${action}-release`, title: own.title, description: own.description },
		form: { what: own.what, submit: own.submit },
		done: { title: own.doneTitle, text: own.done, ways: games },
		missing: { title: shared.missingTitle, text: shared.missing, ways: games },
		lapsed: { title: shared.lapsedTitle, text: own.lapsed, ways: action === 'confirm' ? games : contact },
	});
}

function withdrawal(locale: Locale, area: 'careers' | 'playtests'): LinkOutcome {
	const isApplication = area === 'careers';
	const own = isApplication ? texts(locale, 'careers').withdraw : texts(locale, 'playtest').withdraw;
	const unknown = { text: own.unknown };
	return outcome({
		name: isApplication ? 'withdraw-application' : 'withdraw-sign-up',
		...{ title: own.title, description: own.description },
		form: {
			submit: own.submit,
			tone: 'danger',
			action: localePath(`/${area}/withdraw/by-code`, locale),
			fields: [
				['reference', own.reference],
				['token', own.code],
			],
		},
		done: { title: own.doneTitle, text: own.done, ways: ways(locale, [`/${area}`, own.back]) },
		missing: unknown,
		lapsed: unknown,
	});
}

function receipt(locale: Locale): LinkOutcome {
	const { receipt: own } = texts(locale, 'support');
	const { states, answer, reference, code } = own;
	const unknown = { text: own.unknown };
	return outcome({
		...{ name: 'receipt', title: own.title, description: own.description },
		form: {
			submit: own.submit,
			action: localePath('/receipt/by-code', locale),
			fields: [
				['reference', reference],
				['token', code],
			],
		},
		done: { text: interpolate(own.arrived, { date: templateToken('arrived') }) },
		missing: unknown,
		lapsed: unknown,
		status: { states, answer },
	});
}

/** Every page that answers a form of a mail's link in one language, of the parts that the site has. */
export function linkOutcomes(locale: Locale): LinkOutcome[] {
	return [
		...(parts.accounts
			? [validateEmail(locale), undoEmail(locale), mailPreferences(locale), stopMails(locale)]
			: []),
		...(parts.alerts
			? (['confirm', 'stop'] as const).flatMap((action) => [
					alertLink(locale, action),
					releaseLink(locale, action),
				])
			: []),
		...(parts.forms ? [withdrawal(locale, 'careers'), receipt(locale)] : []),
		...(parts.forms && parts.playtests ? [withdrawal(locale, 'playtests')] : []),
	];
}

/** What the form of a page says where there are no scripts. */
export function plainForm(locale: Locale, name: string): PlainFormTexts {
	const found = linkOutcomes(locale).find((each) => each.name === name);
	if (!found) throw new Error(`There is no form "${name}".`);
	return found.form;
}
