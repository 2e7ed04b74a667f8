import { dusk, paint as paintWindow } from './sign-in.mjs';

/** The same window after sunset, for those who have dark pages. */
export const paint = (canvas) => paintWindow(canvas, dusk);
