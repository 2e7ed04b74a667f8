import { listProducts } from '../../merch.ts';
import { type AccountResult, succeed } from '../answer.ts';
import type { AccountContext } from '../call.ts';
import type { SignedInCall } from '../signed-in.ts';

const countries: Record<string, string> = {
	'north-america': 'CA MX US',
	'asia-pacific': 'AU CN HK ID IN JP KR MY NZ PH SG TH TW VN',
};

function regionOf(country: string): string {
	const found = Object.entries(countries).find(([, list]) => list.split(' ').includes(country));
	return found?.[0] ?? 'europe';
}

/** What the store sells, in the player's language and at the prices of their region. */
export function merch(account: AccountContext, { user }: SignedInCall<unknown>): AccountResult {
	return succeed(listProducts(account, { locale: user.locale, region: regionOf(user.country) }));
}
