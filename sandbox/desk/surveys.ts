import { html } from 'hono/html';
import { listSignUps, type SignUp } from '#services/forms/surveys/rows.ts';
import type { Controls } from '../services/control.ts';
import { frame, panel } from './frame.ts';
import { shortTime } from './time.ts';

/** An answer in words: lists by commas, a date of birth as year-month-day. */
function inWords(value: unknown): string {
	if (Array.isArray(value)) return value.map(String).join(', ');
	if (typeof value === 'boolean') return value ? 'yes' : 'no';
	if (typeof value !== 'object' || value === null) return String(value);
	const { year, month, day } = value as Record<string, unknown>;
	return [year, month, day].map((part) => String(part).padStart(2, '0')).join('-');
}

function answersTable({ answers, locale }: NonNullable<SignUp['sent']>) {
	const rows = Object.entries({ ...answers, language: locale }).map(
		([name, value]) => html`<tr><th>${name}</th><td>${inWords(value)}</td></tr>`,
	);
	return html`<div class="scroll"><table><tbody>${rows}</tbody></table></div>`;
}

function item({ reference, location, at, sent }: SignUp) {
	const time = new Date(at).toISOString();
	return panel(
		reference,
		reference,
		html`<p class="aside">room ${location} · <time datetime="${time}">${shortTime(time)}</time></p>
${sent ? answersTable(sent) : html`<p class="none">Withdrawn: everything is deleted.</p>`}`,
	);
}

/** Every sign-up for playtests with its answers. */
export async function surveysPage({ services }: Controls) {
	const items = (await listSignUps(services.db)).map(item);
	return frame(
		'Playtests',
		html`<h1>Playtests</h1>
${items.length > 0 ? items : html`<p class="none">Nobody has signed up yet.</p>`}`,
	);
}
