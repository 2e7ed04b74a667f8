import { useCallback, useEffect, useState } from 'react';
import type { CallResult } from '#api/result.ts';
import type { Platform } from '#contract/platforms.ts';
import type { Resources } from '#i18n/resources.ts';
import { toWebUrl } from '#lib/url/own-path.ts';
import type { VerificationCancelled } from '../verification/verified.ts';

/** What each platform is called. */
export type PlatformNames = Resources['account']['platforms'];

type Refusal = Exclude<CallResult<unknown>, { kind: 'ok' | 'redirect' }>;

/** Whether the visitor is being led to a platform; a refusal stays while that is tried again, with what was pressed. */
export type PlatformRedirect =
	| { kind: 'here'; result?: undefined }
	| { kind: 'opening'; platform: Platform; result?: Refusal | undefined }
	| { kind: 'refused'; platform: Platform; result: Refusal };

/** An answer that leads nowhere a browser may be sent to is none of our service. */
const refusalOf = (result: CallResult<unknown>): Refusal =>
	result.kind === 'ok' || result.kind === 'redirect' ? { kind: 'unexpected' } : result;

/**
 * Leads to a platform by the redirect that `start` is answered with, unless the visitor does not confirm it; a second start
 * during the first is ignored.
 */
export function usePlatformRedirect<P extends Platform>(
	start: (platform: P) => Promise<CallResult<unknown> | VerificationCancelled>,
) {
	const [departure, setDeparture] = useState<PlatformRedirect>({ kind: 'here' });
	useEffect(() => {
		const onShow = ({ persisted }: PageTransitionEvent) => persisted && setDeparture({ kind: 'here' });
		addEventListener('pageshow', onShow);
		return () => removeEventListener('pageshow', onShow);
	}, []);
	const depart = useCallback(
		async (platform: P, before?: Refusal) => {
			setDeparture({ kind: 'opening', platform, result: before });
			const result = await start(platform);
			const address = result.kind === 'redirect' ? toWebUrl(result.to) : undefined;
			if (result.kind === 'cancelled') setDeparture({ kind: 'here' });
			else if (address) location.assign(address);
			else setDeparture({ kind: 'refused', platform, result: refusalOf(result) });
		},
		[start],
	);
	return { departure, depart: departure.kind === 'opening' ? ignore : depart };
}

const ignore = async () => {};
