import { useEffect } from 'react';
import { Toaster } from 'sonner';
import { addStyles } from '#lib/add-styles.ts';
import css from './toasts.css?inline';

interface ToastsProps {
	/** Names the region to assistive technology. */
	label: string;
	/** Called once toasts can be shown. */
	onReady: () => void;
}

/** Milliseconds. */
const duration = 4000;

/** Where toasts appear. */
export function Toasts({ label, onReady }: ToastsProps) {
	useEffect(() => {
		addStyles(css);
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
