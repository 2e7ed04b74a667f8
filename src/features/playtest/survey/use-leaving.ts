import { useEffect, useState } from 'react';

/** Escape closes a list that is open first; only a key that is taken does not go on to the layer. */
function keepForList(event: KeyboardEvent): void {
	if (event.key === 'Escape' && (event.target as Element).closest('details[open]')) event.preventDefault();
}

/** Stands between the visitor and the page while there is something to lose. */
export function useLeaving(dialog: HTMLDialogElement, asks: boolean) {
	const [isAsked, setAsked] = useState(false);
	useEffect(() => {
		const onCancel = (event: Event) => {
			if (!asks || event.target !== dialog) return;
			event.preventDefault();
			setAsked(true);
		};
		dialog.addEventListener('cancel', onCancel);
		dialog.addEventListener('keydown', keepForList, { capture: true });
		return () => {
			dialog.removeEventListener('cancel', onCancel);
			dialog.removeEventListener('keydown', keepForList, { capture: true });
		};
	}, [dialog, asks]);
	return {
		isAsked,
		stay: () => setAsked(false),
		leave: () => {
			setAsked(false);
			dialog.close();
		},
	};
}
