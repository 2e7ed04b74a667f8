import { isIP, isIPv6 } from 'node:net';

/**
 * The address that a call comes from: its connection's, or what the outermost of our own proxies wrote. What a visitor wrote
 * into X-Forwarded-For stands before that and counts for nothing.
 */
export function callerAddress(
	{ headers, socketAddress }: { headers: Headers; socketAddress: string },
	trustedProxies: number,
): string {
	if (trustedProxies === 0) return socketAddress;
	const forwarded = (headers.get('X-Forwarded-For') ?? '').split(',').map((part) => part.trim());
	const written = forwarded.at(-trustedProxies) ?? '';
	return isIP(written) ? written : socketAddress;
}

/** An address as limits count it: IPv6 by its first 64 bits, since one household has them all. */
export function limitAddress(address: string): string {
	const mapped = /^::ffff:([\d.]+)$/i.exec(address)?.[1];
	if (mapped) return mapped;
	return isIPv6(address) ? networkOf(address) : address.slice(0, 64);
}

function networkOf(address: string): string {
	const [before = '', after] = address.toLowerCase().split('::');
	const head = before.split(':').filter(Boolean);
	const tail = (after ?? '').split(':').filter(Boolean);
	const zeros = after === undefined ? 0 : 8 - head.length - tail.length;
	const groups = [...head, ...Array<string>(Math.max(0, zeros)).fill('0'), ...tail];
	return `${groups.slice(0, 4).join(':')}::/64`;
}
