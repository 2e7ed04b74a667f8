import type { ReactNode } from 'react';
import type { Endpoint, EndpointData, EndpointInput } from '#contract/endpoint.ts';
import type { AreaProps } from '#i18n/form-texts.ts';
import { useFocusReturn } from '#ui/form/use-focus-return.ts';
import { LoadError } from './LoadError.tsx';
import { Loading } from './Loading.tsx';
import { type AccountState, useAccountData } from './use-account-data.ts';

interface ReadProps<E extends Endpoint> extends AreaProps {
	endpoint: E;
	input: EndpointInput<E>;
	/** Stands in the place of what is being fetched. */
	waiting: string;
	/** Milliseconds after which it is read anew while the page is in view; never by itself where absent. */
	refreshInterval?: number;
	children: (data: EndpointData<E>, reading: AccountState<EndpointData<E>>) => ReactNode;
}

/** Shows what an endpoint answers once it has, and until then that it is on its way or why it does not come. */
export function AccountData<E extends Endpoint>(props: ReadProps<E>) {
	const { endpoint, input, waiting, refreshInterval, area, children } = props;
	const reading = useAccountData(endpoint, input, refreshInterval ? { refreshInterval } : {});
	const { result, renew } = reading;
	const place = useFocusReturn(result?.kind === 'ok');
	if (!result || result.kind === 'redirect') return <Loading text={waiting} noscript={area.noscript} />;
	return (
		<div {...place}>
			{result.kind === 'ok' ? (
				children(result.data, reading)
			) : (
				<LoadError {...props} result={result} onRetry={renew} />
			)}
		</div>
	);
}
