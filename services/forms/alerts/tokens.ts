import { createHmac } from 'node:crypto';
import { isSame } from '../../shared/secrets.ts';
import type { AlertKind } from './alerts.ts';

/** What a link in a mail lets its reader do. */
export type AlertAction = 'confirm' | 'stop';

interface Named {
	id: string;
	kind: AlertKind;
	action: AlertAction;
}

const sign = ({ id, kind, action }: Named, key: string) =>
	createHmac('sha256', key).update(`${kind}-alert ${action} ${id}`).digest('base64url');

/** The token for a link: it needs no place of its own, so that every mail can carry the same. */
export function alertToken(named: Named, key: string): string {
	return `${named.id}.${sign(named, key)}`;
}

/** The id of the alert that a token is for; undefined where it is not ours, or for something else. */
export function alertOfToken(token: string, about: Omit<Named, 'id'>, key: string): string | undefined {
	const [id = '', signature = ''] = token.split('.');
	return isSame(signature, sign({ id, ...about }, key)) ? id : undefined;
}
