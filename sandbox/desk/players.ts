import { html } from 'hono/html';
import { codeAt } from '#services/accounts/mfa/totp.ts';
import { mailOf, type Player, players } from '../services/players/players.ts';
import { demoRecoveryCodes } from '../services/players/recovery-codes.ts';
import { panel } from './frame.ts';

/** The demo players with what is needed to sign in as them. */
export function playersPanel(now: number) {
	return panel(
		'Players',
		'players',
		html`<ul class="players">${players.map((player) => playerItem(player, now))}</ul>`,
	);
}

function playerItem(player: Player, now: number) {
	return html`<li>
<h3>${player.displayName} ${notesOf(player).map((note) => html`<span class="note">${note}</span>`)}</h3>
<dl>
${row('Name', player.username)}${row('E-mail', mailOf(player))}${row('Password', player.password)}
${player.factor?.kind === 'totp' ? row('Code now', codeAt(player.factor.secret, now)) : ''}
</dl>
${recoveryCodes(player)}
</li>`;
}

function row(name: string, value: string) {
	return html`<div class="player-row"><dt>${name}</dt><dd><code>${value}</code>
<button type="button" data-copy="${value}" hidden>Copy</button></dd></div>`;
}

function recoveryCodes(player: Player) {
	const codes = demoRecoveryCodes(player);
	if (codes.length === 0) return '';
	return html`<details><summary>Recovery codes</summary>
<p class="codes">${codes.map((code) => html`<code>${code}</code> `)}</p></details>`;
}

function notesOf({ validated, termsVersion, factor, locale, linked }: Player): string[] {
	return [
		factor?.kind === 'totp' ? 'authenticator app' : '',
		factor?.kind === 'sms' ? `SMS to ${factor.phone}` : '',
		validated === false ? 'e-mail not validated' : '',
		termsVersion === 0 ? 'older terms' : '',
		locale === 'fr' ? 'French' : '',
		...Object.keys(linked ?? {}).map((platform) => `${platform} linked`),
	].filter(Boolean);
}
