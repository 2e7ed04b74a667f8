// What `npm run preview:build:netlify` has built.
export { default } from '../../../dist.preview/server/entry.mjs';

/** Everything but the files beside it, such as styles and scripts. */
export const config = { path: '/*', preferStatic: true };
