import { useEffect } from 'react';
import { Toaster } from 'sonner';
import css from './toasts.css?inline';

interface ToastsProps {
	/** Names the region to assistive technology. */
	label: string;
	/** Called once toasts can be shown. */
	onReady: () => void;
}

/** Milliseconds. */
const duration = 4000;

/** Adds the style sheet; as an import it would stand in every page, for any may come to show a toast. */
function addStyles(): void {
	const sheet = new CSSStyleSheet();
	sheet.replaceSync(css);
	document.adoptedStyleSheets.push(sheet);
}

/** Where toasts appear. */
export function Toasts({ label, onReady }: ToastsProps) {
	useEffect(() => {
		addStyles();
		onReady();
	}, [onReady]);
	return (
		<Toaster
			position="top-center"
			duration={duration}
			visibleToasts={9}
			expand
			theme="dark"
			customAriaLabel={label}
		/>
	);
}
