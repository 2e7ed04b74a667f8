import type { OutgoingHttpHeaders } from 'node:http';
import { application } from './applications.ts';
import { botToken } from './control.ts';
import { multipart } from './multipart.ts';
import { creation, players, stranger } from './players.ts';
import { type CallOptions, createJar, signIn } from './site.ts';

/** What is sent, but for the token of the bot check, which is good for one sending. */
interface Prepared {
	fields: Record<string, unknown>;
	jar?: CallOptions['jar'];
}

/** A call that makes something which must be there once. */
export interface Creation {
	/** The name of its endpoint. */
	name: string;
	path: string;
	/** What the control service counts of it. */
	counted: string;
	/** The action of its bot check, where it has one. */
	action?: string;
	isForm?: true;
	/** What of its service fails where the whole would keep it from being sent. */
	fails?: string;
	prepare(): Promise<Prepared>;
}

const writer = () => `writer-${crypto.randomUUID()}@readers.example`;
const message = 'Two lines,\nof which one is longer than the other.';
const plain = (fields: () => Record<string, unknown>) => async () => ({ fields: fields() });

const answers = () => ({
	dateOfBirth: { day: 3, month: 2, year: 1990 },
	promises: ['english', 'full-day', 'agreement'],
	...{ name: 'Anna Claes', email: writer(), phone: '+32470123456', favourite: 'lowtide', hours: '6-15' },
	...{ machines: ['pc', 'other'], otherMachine: 'A typewriter', reading: 4, days: 'any', hardware: false },
	story: 'The goat that followed me to the very end of the game.',
	consent: true,
});

async function prepareInvite(): Promise<Prepared> {
	const jar = createJar();
	await signIn(players.pavel, jar);
	return { fields: { username: players.tomas.username }, jar };
}

/** Every call of the contract that makes something. */
export const creations: readonly Creation[] = [
	{
		...{ name: 'account.create', path: '/api/account/create', counted: 'user', action: 'login' },
		prepare: async () => ({ fields: await creation(stranger()) }),
	},
	{
		...{ name: 'account.forgot-password', path: '/api/account/forgot-password', counted: 'outbox' },
		prepare: plain(() => ({ email: players.pavel.email })),
	},
	{
		...{ name: 'account.resend-verification', path: '/api/account/resend-verification', counted: 'outbox' },
		prepare: plain(() => ({ email: players.nadia.email })),
	},
	{
		...{ name: 'friends.invite', path: '/api/friends/invite', counted: 'friend_invite' },
		prepare: prepareInvite,
	},
	{
		...{ name: 'issues', path: '/api/issues', counted: 'message', action: 'login' },
		prepare: plain(() => ({
			...{ game: 'lowtide', platform: 'pc', category: 'crash', email: writer(), locale: 'en' },
			description: message,
		})),
	},
	{
		...{ name: 'feedbacks', path: '/api/feedbacks', counted: 'message', action: 'login' },
		prepare: plain(() => ({ subject: 'The dog', message })),
	},
	{
		...{ name: 'contacts', path: '/api/contacts', counted: 'message', action: 'login', isForm: true },
		prepare: plain(() => ({
			...{ category: 'press', name: 'Ada Quill', email: writer(), subject: 'A question', locale: 'fr' },
			message,
		})),
	},
	{
		...{ name: 'careers.apply', path: '/api/careers/apply', counted: 'application', action: 'apply' },
		prepare: async () => ({ fields: await application() }),
	},
	{
		...{ name: 'alerts.subscribe', path: '/api/careers/alerts', counted: 'outbox', action: 'alerts' },
		prepare: plain(() => ({ email: writer(), filters: {}, locale: 'en' })),
	},
	{
		...{ name: 'releases.subscribe', path: '/api/games/alerts', counted: 'outbox', action: 'alerts' },
		prepare: plain(() => ({ email: writer(), game: 'wending', locale: 'en' })),
	},
	{
		name: 'surveys.submit',
		path: '/api/contact-surveys/submit/playtester',
		...{ counted: 'survey_answer', action: 'survey', fails: '/api/contact-surveys/submit' },
		prepare: plain(() => ({ location: 'gent', answers: answers(), locale: 'en' })),
	},
	{
		...{ name: 'consents', path: '/api/consents', counted: 'consent_receipt' },
		prepare: plain(() => ({ revision: 1, choices: { necessary: true, analytics: false } })),
	},
];

/** The request of one sending, with a token of its own where the call needs one. */
export async function sendingOf(
	{ action, isForm }: Creation,
	{ fields, jar }: Prepared,
): Promise<CallOptions & { headers: OutgoingHttpHeaders }> {
	const all = action ? { ...fields, captcha: await botToken(action) } : fields;
	const body = isForm ? multipart(Object.entries(all) as [string, string][]) : { body: all, headers: {} };
	return { ...body, ...(jar && { jar }) };
}
