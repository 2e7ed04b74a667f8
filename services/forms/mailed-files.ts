import type { Locale } from '#contract/locales.ts';
import { formatMegabytes, pluralize, toMegabytes } from '#lib/text/format.ts';
import { interpolate } from '#lib/text/interpolate.ts';
import type { StoredUpload } from '../uploads/rows.ts';

const texts: Record<Locale, { received_one: string; received_other: string; size: string }> = {
	en: {
		received_one: '{{count}} file received:',
		received_other: '{{count}} files received:',
		size: '{{size}} MB',
	},
	fr: {
		received_one: '{{count}} fichier reçu :',
		received_other: '{{count}} fichiers reçus :',
		size: '{{size}} Mo',
	},
	es: {
		received_one: '{{count}} archivo recibido:',
		received_other: '{{count}} archivos recibidos:',
		size: '{{size}} MB',
	},
};

/** Characters of a name in a mail, of which the last ones show what kind of file it is. */
const longest = 80;
const end = 20;

/**
 * A file's name as it may stand in a mail to an address that anybody could have typed: one short line that links
 * nowhere and turns nothing around.
 */
function mailedName(name: string): string {
	const plain = name.replace(/[\p{Cc}\p{Bidi_Control}\u2028\u2029]/gu, '').replace(/[\\/]/g, '_');
	const signs = [...plain];
	if (signs.length <= longest) return plain;
	return `${signs.slice(0, longest - end - 1).join('')}…${signs.slice(-end).join('')}`;
}

/** The paragraph of a mail that lists what arrived, by name and size, with an empty line after it; empty without files. */
export function listFiles(files: readonly StoredUpload[], locale: Locale): string {
	if (files.length === 0) return '';
	const wording = texts[locale];
	const lines = files.map(({ name, size }) => {
		const megabytes = formatMegabytes(toMegabytes(size), locale);
		return `- ${mailedName(name)} (${interpolate(wording.size, { size: megabytes })})`;
	});
	return [pluralize(wording, 'received', files.length, locale), ...lines, '', ''].join('\n');
}
