import type { ReactNode } from 'react';
import type { DataOf, Endpoint, InputOf } from '#contract/endpoint.ts';
import type { AreaProps } from '#i18n/area-props.ts';
import { useKeptFocus } from '#ui/form/use-kept-focus.ts';
import { Trouble } from './LoadError.tsx';
import { Waiting } from './Loading.tsx';
import { type Reading, useReading } from './use-account-data.ts';

interface ReadProps<E extends Endpoint> extends AreaProps {
	endpoint: E;
	input: InputOf<E>;
	/** Stands in the place of what is being fetched. */
	waiting: string;
	children: (data: DataOf<E>, reading: Reading<DataOf<E>>) => ReactNode;
}

/** Shows what an endpoint answers once it has, and until then that it is on its way or why it does not come. */
export function Read<E extends Endpoint>(props: ReadProps<E>) {
	const { endpoint, input, waiting, area, children } = props;
	const reading = useReading(endpoint, input);
	const { result, renew } = reading;
	const place = useKeptFocus(result?.kind === 'ok');
	if (!result || result.kind === 'redirect') return <Waiting text={waiting} noscript={area.noscript} />;
	return (
		<div {...place}>
			{result.kind === 'ok' ? (
				children(result.data, reading)
			) : (
				<Trouble {...props} result={result} onRetry={renew} />
			)}
		</div>
	);
}
