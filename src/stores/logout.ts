import { call } from '#api/call.ts';
import { logout as endpoint } from '#contract/endpoints/account.ts';
import { removeTabDrafts } from '#lib/browser/tab-storage.ts';
import { dropSessionHint, setSession } from './session.store.ts';

const channel = 'session';
const ended = 'ended';

let isLeaving = false;

/** Whether this page is on its way to the login page because its player logs out. */
export const isLoggingOut = () => isLeaving;

/** Ends the session, notifies the other tabs and goes to the login page, also when the call fails. */
export async function logout(loginPage: string): Promise<void> {
	isLeaving = true;
	await call(endpoint, {}, { timeout: 5000, handles: 'any' });
	leaveSession(loginPage);
}

/** Forgets a session that has ended and goes to the login page. */
export function leaveSession(loginPage: string): void {
	isLeaving = true;
	removeTabDrafts();
	forgetSession();
	location.assign(loginPage);
}

/** Forgets a session that has ended, here and in the other tabs. */
export function forgetSession(): void {
	setSession();
	dropSessionHint();
	notifyTabs();
}

let tabs: BroadcastChannel | undefined;

/** One channel to send and to listen: a channel does not hear itself. */
function otherTabs(): BroadcastChannel {
	tabs ??= new BroadcastChannel(channel);
	return tabs;
}

/** Storage notifies them where there are no channels; where there is neither, they look when they are shown. */
function notifyTabs(): void {
	try {
		otherTabs().postMessage(ended);
	} catch {
		notifyByStorage();
	}
}

function notifyByStorage(): void {
	try {
		localStorage.setItem(channel, ended);
		localStorage.removeItem(channel);
	} catch {
		// Blocked, as everything else is.
	}
}

function hasStorage(): boolean {
	try {
		return Boolean(localStorage);
	} catch {
		return false;
	}
}

/** Calls back when another tab has ended the session; false where it cannot notice. */
export function onLogoutElsewhere(callback: () => void): boolean {
	addEventListener('storage', ({ key, newValue }) => {
		if (key === channel && newValue === ended) callback();
	});
	try {
		otherTabs().addEventListener('message', ({ data }) => {
			if (data === ended) callback();
		});
		return true;
	} catch {
		return hasStorage();
	}
}
