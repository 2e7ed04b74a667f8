import { useEffect, useState } from 'react';
import { forgetAnswers, keepAnswers, keptAnswers } from './draft.ts';

type Given = Record<string, unknown>;

/** The room that is chosen on the page, which need not be chosen again; a closed one cannot be. */
function roomOnPage(rooms: readonly string[]): Given {
	const room = document.querySelector<HTMLInputElement>('#rooms input[name=location]:checked')?.value;
	return room && rooms.includes(room) ? { location: room } : {};
}

/** Every answer so far; they stay on the device until they are sent or discarded. @param rooms those that are open */
export function useAnswers(rooms: readonly string[]) {
	const [kept] = useState(keptAnswers);
	const [answers, setAnswers] = useState<Given>(() => ({ ...roomOnPage(rooms), ...kept }));
	const [isRestored, setRestored] = useState(() => Object.keys(kept).length > 0);
	const [isTouched, setTouched] = useState(false);
	useEffect(() => {
		if (isTouched) keepAnswers(answers);
	}, [answers, isTouched]);
	return {
		answers,
		/** Whether answers of an earlier visit were found. */
		isRestored,
		/** Whether there is anything that could be lost. */
		hasAny: isTouched || isRestored,
		answer: (values: Given) => {
			setAnswers((before) => ({ ...before, ...values }));
			setTouched(true);
		},
		discard: () => {
			forgetAnswers();
			setAnswers({});
			setRestored(false);
			setTouched(false);
		},
	};
}
