import type { Part, Parts } from './parts.ts';

/** The mails that players can switch off, each with the part of the site that sends it; all others are always sent. */
const partOfKind = {
	newsletter: 'accounts',
	releases: 'alerts',
	jobs: 'alerts',
	answers: 'forms',
} as const satisfies Record<string, Part>;

/** A kind of mail that players can switch off. */
export type MailKind = keyof typeof partOfKind;

/** Every kind of mail that players can switch off. */
export const mailKinds = Object.keys(partOfKind) as [MailKind, ...MailKind[]];

/** The kinds that a site with these parts sends. */
export const mailKindsOf = (parts: Parts): MailKind[] => mailKinds.filter((kind) => parts[partOfKind[kind]]);
