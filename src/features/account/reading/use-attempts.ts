import { useState } from 'react';
import type { Reading } from './use-reading.ts';

type Step<Data> = (data: Data) => Data;

/**
 * Shows what was read with the changes that the service has yet to answer; what it refuses is taken back. A step that
 * is made twice must leave the same as one made once.
 */
export function useAttempts<Data>(data: Data, { change, renew }: Reading<Data>) {
	const [steps, setSteps] = useState<readonly Step<Data>[]>([]);
	const attempt = async (step: Step<Data>, send: () => Promise<{ kind: string }>) => {
		setSteps((all) => [...all, step]);
		const { kind } = await send();
		if (kind === 'ok') await change(step);
		setSteps((all) => all.filter((other) => other !== step));
		void renew();
		return kind;
	};
	return { shown: steps.reduce((before, step) => step(before), data), attempt };
}
