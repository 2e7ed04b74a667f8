import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { loadDraft, removeDraft, saveDraft } from './draft.ts';
import { observePosition } from './open-page.ts';

type Given = Record<string, unknown>;

/** The room that is chosen on the page, which need not be chosen again; a closed one cannot be. */
function roomOnPage(rooms: readonly string[]): string | undefined {
	const room = document.querySelector<HTMLInputElement>('#rooms input[name=location]:checked')?.value;
	return room && rooms.includes(room) ? room : undefined;
}

/** Every answer so far; they stay on the device until they are sent or discarded. @param rooms those that are open */
export function useResponses(rooms: readonly string[]) {
	const [kept] = useState(loadDraft);
	const [given, setGiven] = useState<Given>(kept);
	// It may be another one each time the survey opens.
	const room = useSyncExternalStore(observePosition, () => roomOnPage(rooms));
	const answers = useMemo(() => ({ ...given, location: given.location ?? room }), [given, room]);
	const [isRestored, setRestored] = useState(() => Object.keys(kept).length > 0);
	const [isTouched, setTouched] = useState(false);
	useEffect(() => {
		if (isTouched) saveDraft(answers);
	}, [answers, isTouched]);
	return {
		answers,
		/** The one that is chosen on the page. */
		room,
		/** Whether answers of an earlier visit were found. */
		isRestored,
		/** Whether there is anything that could be lost. */
		hasAny: isTouched || isRestored,
		answer: (values: Given) => {
			setGiven((before) => ({ ...before, ...values }));
			setTouched(true);
		},
		discard: () => {
			removeDraft();
			setGiven({});
			setRestored(false);
			setTouched(false);
		},
	};
}
