import { noon, paint as paintWindow } from './sign-in.mjs';

/** The same window at noon. */
export const paint = (canvas) => paintWindow(canvas, noon);
