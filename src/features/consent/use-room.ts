import { type RefObject, useEffect } from 'react';

const room = '--consent-room';
/** What a ring around the focus takes, in pixels. */
const ring = 8;

/** Keeps as much room below the page as a bar over it takes, so that nothing with the focus is ever behind it. */
export function useRoom(bar: RefObject<HTMLElement | null>): void {
	useEffect(() => {
		const element = bar.current;
		if (!element) return;
		const { style } = document.documentElement;
		const observer = new ResizeObserver(() => {
			style.setProperty(room, `${innerHeight - element.offsetTop + ring}px`);
		});
		observer.observe(element);
		return () => {
			observer.disconnect();
			style.removeProperty(room);
		};
	}, [bar]);
}
