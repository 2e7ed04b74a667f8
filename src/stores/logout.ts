import { call } from '#api/call.ts';
import { logout as endpoint } from '#contract/endpoints/account.ts';
import { dropSessionHint, setSession } from './session.store.ts';

const channel = 'session';
const ended = 'ended';

/** Ends the session, tells the other tabs and goes to the login page, also when the call fails. */
export async function logout(loginPage: string): Promise<void> {
	await call(endpoint, {}, { timeout: 5000 });
	setSession();
	dropSessionHint();
	const tabs = new BroadcastChannel(channel);
	tabs.postMessage(ended);
	tabs.close();
	location.assign(loginPage);
}

/** Calls back when another tab has ended the session. */
export function onLogoutElsewhere(callback: () => void): void {
	new BroadcastChannel(channel).addEventListener('message', ({ data }) => {
		if (data === ended) callback();
	});
}
