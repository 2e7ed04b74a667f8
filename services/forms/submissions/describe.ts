import { openApplication } from '#contract/jobs.ts';
import type { FormsContent } from '../context.ts';
import type { StoredSubmission } from './submission.ts';

/** What a submission is about and what it says, for those who read it at the studio, in English. */
export interface Described {
	/** One line. */
	title: string;
	/** What was filled in, each a name and its text. */
	fields: (readonly [name: string, text: string])[];
}

type Describe = (
	sent: Record<string, string>,
	content: FormsContent,
) => { title: string; fields: Record<string, string | undefined> };

const nameIn = (choices: readonly { id: string; name: string }[], id = '') =>
	choices.find((choice) => choice.id === id)?.name ?? id;

function describeApplication(sent: Record<string, string>, content: FormsContent) {
	const { jobId = '', firstName, lastName, phone, studio, team, links, coverLetter } = sent;
	const isOpen = jobId === openApplication;
	const job = isOpen ? 'Open application' : (content.findJob(jobId, 'en')?.title ?? `Job ${jobId}`);
	const name = `${firstName} ${lastName}`;
	return {
		title: `${job}: ${name}`,
		fields: {
			...{ Job: isOpen ? job : `${job} (${jobId})`, Name: name, Phone: phone },
			...{ Office: studio && (content.cityOf(studio, 'en') ?? studio), Team: team },
			...{ Links: links, Letter: coverLetter },
		},
	};
}

const describers: Record<Exclude<StoredSubmission['kind'], 'sign-up'>, Describe> = {
	application: describeApplication,
	contact: ({ subject = '', name, category, message }) => ({
		title: subject,
		fields: { Name: name, Category: category, Subject: subject, Message: message },
	}),
	issue: ({ game, platform, category, description, links, systemInfo }, content) => {
		const { games, platforms, categories } = content.issueChoices('en');
		const about = { Game: nameIn(games, game), Category: nameIn(categories, category) };
		return {
			title: `${about.Game}: ${about.Category}`,
			fields: {
				...{ ...about, Platform: nameIn(platforms, platform), Description: description },
				...{ Links: links, System: systemInfo },
			},
		};
	},
	feedback: ({ subject = '', message }) => ({
		title: subject,
		fields: { Subject: subject, Message: message },
	}),
};

function describeSignUp(sent: Record<string, unknown>, content: FormsContent) {
	const location = String(sent.location);
	const city = content.cityOf(location, 'en') ?? location;
	const answers = Object.entries(Object(sent.answers) as Record<string, unknown>);
	return {
		title: `Playtests in ${city}`,
		fields: { Room: city, ...Object.fromEntries(answers.map(([name, value]) => [name, textOf(value)])) },
	};
}

/** An answer of the survey: a text, a number, a list, or parts with names such as those of a date. */
function textOf(value: unknown): string {
	if (Array.isArray(value)) return value.map(textOf).join(', ');
	if (typeof value !== 'object' || value === null) return String(value ?? '');
	return Object.entries(value)
		.map(([name, part]) => `${name} ${textOf(part)}`)
		.join(', ');
}

/** Says what a submission holds; what was left empty is left out. */
export function describe({ kind, sent, email }: StoredSubmission, content: FormsContent): Described {
	const { title, fields } =
		kind === 'sign-up'
			? describeSignUp(sent, content)
			: describers[kind](sent as Record<string, string>, content);
	const all = Object.entries<string | undefined>({ ...fields, Mail: email });
	return {
		title: title.replace(/\s+/g, ' '),
		fields: all.flatMap(([name, text]) => (text ? [[name, text] as const] : [])),
	};
}
