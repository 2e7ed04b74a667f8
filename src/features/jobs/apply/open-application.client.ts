/** The form for no job in particular lives once it is used, or at once where it has more to show than was built. */
import { openApplication } from '#contract/jobs.ts';
import { hasDraft, openForm } from './draft-key.ts';

const namesWish = location.search !== '';
if (namesWish || hasDraft(openApplication)) openForm();
else document.getElementById('application')?.dispatchEvent(new Event('island-near', { bubbles: true }));
