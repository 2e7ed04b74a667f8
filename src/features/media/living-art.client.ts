/** Loads living key art after the page has loaded, where motion is welcome and the connection is good; one that the browser knows nothing of counts as good. */
import { loadModule } from '#lib/browser/load-module.ts';

const { connection } = navigator as { connection?: { saveData: boolean; effectiveType: string } };
const still = matchMedia('(prefers-reduced-motion: reduce), (prefers-reduced-data: reduce)');
const button = document.querySelector<HTMLButtonElement>('[data-living-art]');
const start = () =>
	button &&
	loadModule(() => import('./living-art-button.ts'), { waits: false })
		.then(({ startLivingArt }) => startLivingArt(button))
		.catch(() => {});

if (!still.matches && !connection?.saveData && !/[23]g/.test(connection?.effectiveType ?? ''))
	addEventListener('load', () => requestIdleCallback(start));
