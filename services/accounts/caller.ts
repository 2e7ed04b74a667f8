import { upstreamHeaders as names } from '#contract/upstream.ts';
import { limitAddress } from '../shared/address.ts';
import { isSame } from '../shared/secrets.ts';
import type { Caller } from './call.ts';
import { deviceOf } from './device.ts';

interface Seen {
	headers: Headers;
	/** Where the connection comes from. */
	socketAddress: string;
	serviceKey: string;
}

/** Reads who calls; what a visitor could have written is believed only together with the functions' own key. */
export function readCaller({ headers, socketAddress, serviceKey }: Seen): Caller {
	const trusted = isSame(headers.get(names.serviceKey) ?? '', serviceKey);
	const forwarded = trusted ? headers.get(names.clientAddress) : null;
	return {
		bearer: /^Bearer ([\w-]{1,1024})$/.exec(headers.get('Authorization') ?? '')?.[1],
		address: limitAddress(forwarded || socketAddress),
		botCheckPassed: trusted && headers.get(names.botCheck) === 'passed',
		device: deviceOf(headers.get('User-Agent') ?? ''),
	};
}
