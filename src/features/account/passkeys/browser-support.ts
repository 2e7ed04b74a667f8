import { useEffect, useState } from 'react';
import { withoutLocale } from '#i18n/paths.ts';

/** Whether the browser knows passkeys; taken for granted until scripts can ask, as almost every browser does. */
export function useHasPasskeys(): boolean {
	const [isKnown, setKnown] = useState(true);
	useEffect(() => setKnown(typeof PublicKeyCredential === 'function'), []);
	return isKnown;
}

/** In which storage says that a suggestion was turned down on this device. */
const declinedKey = 'passkey-suggestion';

function isDeclined(): boolean {
	try {
		return localStorage.getItem(declinedKey) !== null;
	} catch {
		return false;
	}
}

/** Suggests no passkey on this device any more. */
export function declinePasskeys(): void {
	try {
		localStorage.setItem(declinedKey, 'declined');
	} catch {
		// Where storage is blocked it holds for this page.
	}
}

/** Whether the visitor comes from the login page, has not declined, and this device can keep a passkey that verifies its user. */
export function useSuggestsPasskey(): boolean {
	const [isDue, setDue] = useState(false);
	useEffect(() => {
		if (typeof PublicKeyCredential !== 'function' || !comesFromSignIn() || isDeclined()) return;
		void PublicKeyCredential.isUserVerifyingPlatformAuthenticatorAvailable().then(setDue, () => {});
	}, []);
	return isDue;
}

function comesFromSignIn(): boolean {
	const { referrer } = document;
	if (!URL.canParse(referrer)) return false;
	const { origin, pathname } = new URL(referrer);
	return origin === location.origin && withoutLocale(pathname).startsWith('/account/login');
}

/** A first name for a passkey of this device. */
export function suggestPasskeyName(): string {
	const devices = ['iPhone', 'iPad', 'Android', 'Windows', 'Mac', 'Linux'];
	return devices.find((device) => navigator.userAgent.includes(device)) ?? '';
}
