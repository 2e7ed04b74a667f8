import { expect, test } from 'vitest';
import { mailTarget } from '#lib/text/mail-link.ts';

test.each([
	['mira@players.example', 'mira@players.example'],
	['Mira@Players.Example', 'mira@players.example'],
	['mira+news@players.example', 'mira@players.example'],
	['mira+a+b@players.example', 'mira@players.example'],
	['m.i.r.a@players.example', 'm.i.r.a@players.example'],
	['+mira@players.example', '+mira@players.example'],
])('[FX-29] a limit counts %s as %s', (email, target) => {
	expect(mailTarget(email)).toBe(target);
});
