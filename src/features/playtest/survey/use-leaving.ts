import { useEffect, useState } from 'react';

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
		return () => dialog.removeEventListener('cancel', onCancel);
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
