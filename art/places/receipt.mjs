import { paint as paintCounter } from './support.mjs';

/** The same counter from close by: lamp, bell and the drawers in which things are kept. */
const camera = { at: [0.05, 1.62, -2.5], to: [0.5, 1.54, 0.6], fov: 45 };

export const paint = (canvas) => paintCounter(canvas, camera);
