import type { EndpointInput } from '#contract/endpoint.ts';
import type { merch as endpoint } from '#contract/endpoints/account-settings.ts';
import { type AccountResult, succeed } from '../../shared/answer.ts';
import type { AccountContext } from '../call.ts';
import type { SignedInCall } from '../signed-in.ts';

type Input = EndpointInput<typeof endpoint>;

const countries: Record<string, string> = {
	'north-america': 'CA MX US',
	'asia-pacific': 'AU CN HK ID IN JP KR MY NZ PH SG TH TW VN',
};

function regionOf(country: string): string {
	const found = Object.entries(countries).find(([, list]) => list.split(' ').includes(country));
	return found?.[0] ?? 'europe';
}

/** What the store sells, in the language that is asked for, else the player's, and at the prices of their region. */
export async function merch(
	account: AccountContext,
	{ user, input }: SignedInCall<Input>,
): Promise<AccountResult> {
	return succeed(
		await account.listProducts({ locale: input.locale ?? user.locale, region: regionOf(user.country) }),
	);
}
