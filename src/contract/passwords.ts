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
