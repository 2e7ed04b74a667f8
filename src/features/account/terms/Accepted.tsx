import { useEffect } from 'react';
import type { AreaProps } from '#i18n/area-props.ts';
import { afterSignIn } from '../addresses.ts';
import { Waiting } from '../Waiting.tsx';

/** Leads on to where the terms stood in the way. */
export function Accepted({ locale, area }: AreaProps) {
	useEffect(() => location.replace(afterSignIn(locale)), [locale]);
	return <Waiting text={area.loading} noscript={area.noscript} />;
}
