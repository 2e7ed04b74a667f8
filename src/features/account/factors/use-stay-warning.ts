import { useEffect } from 'react';

/** Has the browser ask before the page is left, for as long as it shows what is shown only once. */
export function useStayWarning(): void {
	useEffect(() => {
		const ask = (event: BeforeUnloadEvent) => event.preventDefault();
		addEventListener('beforeunload', ask);
		return () => removeEventListener('beforeunload', ask);
	}, []);
}
