/** Loads living key art once the page is done, where motion is welcome and the line is good; browsers that cannot tell count as good. */
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
