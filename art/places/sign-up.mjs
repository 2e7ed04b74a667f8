import { dawn, paint as paintWindow } from './sign-in.mjs';

/** The same window at dawn. */
export const paint = (canvas) => paintWindow(canvas, dawn);
