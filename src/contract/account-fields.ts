import * as v from 'valibot';
import { countryCodes } from '#lib/countries.ts';
import { countCharacters, firstOnly, max, notLonger, notShorter, required } from './fields.ts';
import { limits } from './limits.ts';
import { canonicalName, normalizeCode, spelled } from './spelling.ts';

// Fields of accounts alone, whose lists of words and countries no other form is to load.

/** A player's name as it is created; it keeps its capitals but is unique without them. */
export const username = firstOnly(
	v.pipe(
		v.string(required),
		spelled(canonicalName),
		v.nonEmpty(required),
		v.regex(/^[a-z0-9]*$/i, 'field.alphanumeric'),
		notShorter(limits.username.min),
		notLonger(limits.username.max),
	),
);

/** A user name or mail address with which a player says who they are. */
export const identifier = firstOnly(
	v.pipe(v.string(required), spelled(canonicalName), v.nonEmpty(required), notLonger(limits.email.max)),
);

const given = () => v.pipe(v.string(required), v.nonEmpty(required));

/** Words that make up most leaked passwords; digits, signs and letter substitutions around them change nothing. */
const commonWords = new Set(
	`password passwort passw pass motdepasse contrasena contraseña azerty qwerty qwertyuiop qwertz asdfgh asdfghjkl
	zxcvbn zxcvbnm letmein welcome bienvenue bienvenido admin administrator login master dragon monkey football
	baseball soccer hockey basketball superman batman spiderman pokemon naruto starwars trustno shadow sunshine
	princess iloveyou jetaime teamo loveyou loveme hello bonjour hola charlie michael jordan jennifer thomas daniel
	andrew joshua jessica ashley nicole hunter ranger buster killer pepper ginger cookie summer winter spring autumn
	spring january february march april june july august september october november december monday friday sunday
	computer internet google facebook samsung apple secret changeme default guest test tester testing temp user
	abc abcd abcde abcdef abcdefg abcdefgh qazwsx aaaaaa whatever freedom ninja mustang access flower matrix gaming
	gamer player minecraft fortnite roblox playstation nintendo xbox steam liverpool chelsea arsenal barcelona
	madrid london paris quebec canada france espana`.split(/\s+/),
);

const substitutions: Record<string, string> = {
	'0': 'o',
	'1': 'i',
	'3': 'e',
	'4': 'a',
	'5': 's',
	'7': 't',
	'@': 'a',
	$: 's',
	'!': 'i',
};

/** Whether a password is a well-known one: a common word, with digits and signs before or behind it or in place of letters. */
export function isCommonPassword(password: string): boolean {
	const lower = password.toLowerCase();
	const bare = lower.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
	const spelled = [...lower].map((sign) => substitutions[sign] ?? sign).join('');
	const candidates = [bare, [...bare].map((sign) => substitutions[sign] ?? sign).join(''), spelled];
	return candidates.some((word) => commonWords.has(word)) || bare.length === 0;
}

/** A password is passed on as it was typed; its length does not depend on how a keyboard sends an accent. */
const countPassword = (text: string) => countCharacters(text.normalize('NFC'));
const notTooLong = v.check(
	(text: string) => countPassword(text) <= limits.password.max,
	max(limits.password.max),
);

/** The present password, as it was typed: only its presence is judged. */
export const presentPassword = firstOnly(v.pipe(given(), notTooLong));

/** Whether a new password is another one than the present, however a keyboard composes its letters. */
export function isOtherPassword(input: { password: string; newPassword: string }): boolean {
	return input.password.normalize('NFC') !== input.newPassword.normalize('NFC');
}

/** A password to be set; that it does not contain the user name is `leavesOutUsername`. */
export const newPassword = firstOnly(
	v.pipe(
		given(),
		v.check(
			(text) =>
				countPassword(text) >= limits.password.min &&
				/\p{Lu}/u.test(text) &&
				/\p{Ll}/u.test(text) &&
				/\d/.test(text),
			'field.password',
		),
		notTooLong,
		v.check((text) => !isCommonPassword(text), 'field.passwordCommon'),
	),
);

/** Whether a password leaves the user name out, in any capitals. */
export function leavesOutUsername(input: { username: string; password: string }): boolean {
	return !input.password.toLowerCase().includes(input.username.toLowerCase());
}

/** A one-time code: six digits, or a recovery code of letters, digits and hyphens. */
export const code = firstOnly(
	v.pipe(
		v.string(required),
		v.transform(normalizeCode),
		v.nonEmpty(required),
		v.regex(/^[a-z0-9-]{6,32}$/i, 'field.code'),
	),
);

/** With what a sensitive change is confirmed: one of the two, the other empty, or none while a confirmation is fresh. */
export const verification = {
	password: v.optional(firstOnly(v.pipe(v.string(required), notTooLong)), ''),
	code: v.optional(
		firstOnly(
			v.pipe(
				v.string(required),
				v.transform(normalizeCode),
				v.regex(/^(?:[a-z0-9-]{6,32})?$/i, 'field.code'),
			),
		),
		'',
	),
};

/** A country as ISO 3166-1 alpha-2. */
export const country = firstOnly(
	v.pipe(
		v.string(required),
		v.nonEmpty(required),
		v.check((code) => countryCodes.includes(code), 'field.choice'),
	),
);
