import { call } from '#api/call.ts';
import { logout as endpoint } from '#contract/endpoints/account.ts';
import { dropSessionHint, setSession } from './session.store.ts';

const channel = 'session';
const ended = 'ended';

/** Ends the session, tells the other tabs and goes to the login page, also when the call fails. */
export async function logout(loginPage: string): Promise<void> {
	await call(endpoint, {}, { timeout: 5000, untold: 'any' });
	setSession();
	dropSessionHint();
	tellTabs();
	location.assign(loginPage);
}

/** Storage tells them where there are no channels; where there is neither, they look when they are shown. */
function tellTabs(): void {
	try {
		const tabs = new BroadcastChannel(channel);
		tabs.postMessage(ended);
		tabs.close();
	} catch {
		tellByStorage();
	}
}

function tellByStorage(): void {
	try {
		localStorage.setItem(channel, ended);
		localStorage.removeItem(channel);
	} catch {
		// Blocked, as everything else is.
	}
}

/** Calls back when another tab has ended the session. */
export function onLogoutElsewhere(callback: () => void): void {
	addEventListener('storage', ({ key, newValue }) => {
		if (key === channel && newValue === ended) callback();
	});
	try {
		new BroadcastChannel(channel).addEventListener('message', ({ data }) => {
			if (data === ended) callback();
		});
	} catch {
		// No channels: the storage does.
	}
}
