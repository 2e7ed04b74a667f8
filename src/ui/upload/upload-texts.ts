import { formatMegabytes, formatWait, pluralize } from '#lib/text/format.ts';
import { interpolate } from '#lib/text/interpolate.ts';
import {
	countObstacles,
	isTooLarge,
	type UploadCause,
	type UploadedFile,
	type UploadNews,
	type UploadObstacle,
	type UploadRules,
	uploadObstacles,
} from './upload-state.ts';

/** What an uploader says, in one language. */
export interface UploadTexts {
	/** On the button, for one file or several. */
	chooseOne: string;
	chooseMany: string;
	drop: string;
	/** What is taken: `{{maxFiles}}` files, `{{size}}` MB. */
	takesOne: string;
	takesMany: string;
	/** What kinds of files are taken. */
	kinds: string;
	/** Why the button is off. */
	full: string;
	/** Names the list of files. */
	files: string;
	/** A size of `{{size}}` MB. */
	size: string;
	status: Readonly<Record<'success' | 'done', string>>;
	cancel: string;
	retry: string;
	remove: string;
	/** Aloud, with `{{name}}`, and `{{percent}}` or `{{message}}`. */
	progressed: string;
	uploaded: string;
	removed: string;
	failed: string;
	tooLarge: string;
	wrongType: string;
	/** Too many files, or too much together: at most `{{maxFiles}}`, of `{{size}}` MB. */
	limit: string;
	cause: Readonly<Record<UploadCause['kind'], string>>;
	/** Why the form cannot be sent: each form of the plural, for `{{count}}` files. */
	obstacle: Readonly<Record<`${UploadObstacle}_one` | `${UploadObstacle}_other`, string>>;
	/** Above the list of what was sent, for `{{count}}` files. */
	arrived_one: string;
	arrived_other: string;
}

export interface UploadWording {
	texts: UploadTexts;
	locale: string;
	rules: UploadRules;
}

/** The limits as texts name them. */
export function limitsIn(text: string, { rules, locale }: UploadWording): string {
	const size = new Intl.NumberFormat(locale).format(rules.maxSize / 1_000_000);
	return interpolate(text, { maxFiles: rules.maxFiles, size });
}

/** A file's size, given in MB, in words. */
export function sizeOf(
	{ size }: Pick<UploadedFile, 'size'>,
	{ texts, locale }: Pick<UploadWording, 'texts' | 'locale'>,
): string {
	return interpolate(texts.size, { size: formatMegabytes(size, locale) });
}

/** A share of 100 in words. */
export function percentIn(percent: number, { locale }: UploadWording): string {
	return new Intl.NumberFormat(locale, { style: 'percent' }).format(percent / 100);
}

function causeText(cause: UploadCause, { texts, locale }: UploadWording): string {
	const wait = cause.kind === 'wait' ? formatWait(cause.seconds, locale) : '';
	return interpolate(texts.cause[cause.kind], { wait });
}

/** What is wrong with a file, a sentence for each thing. */
export function listProblems(file: UploadedFile, wording: UploadWording): string[] {
	const { texts, rules } = wording;
	return [
		...(file.errors.size ? [isTooLarge(file, rules) ? texts.tooLarge : limitsIn(texts.limit, wording)] : []),
		...(file.errors.type ? [texts.wrongType] : []),
		...(file.cause ? [causeText(file.cause, wording)] : []),
	];
}

/** Why a form cannot be sent with these files, reason by reason: empty where it can be, undefined without files. */
export function obstacleText(
	files: readonly UploadedFile[],
	{ texts, locale }: UploadWording,
): string | undefined {
	if (files.length === 0) return undefined;
	const sentences = uploadObstacles.map((obstacle) => {
		const count = countObstacles(files, obstacle);
		return count > 0 ? pluralize(texts.obstacle, obstacle, count, locale) : '';
	});
	return sentences.filter(Boolean).join(' ');
}

/** News in words. */
export function newsText(news: UploadNews, wording: UploadWording): string {
	const { name } = news.file;
	const percent = news.kind === 'progressed' ? percentIn(news.percent, wording) : '';
	const message = listProblems(news.file, wording).join(' ');
	return interpolate(wording.texts[news.kind], { name, percent, message });
}
