/** The form for no job in particular lives once it is used, or at once where it has more to show than was built. */
import { openApplication } from '#contract/jobs.ts';
import { draftKey } from './draft-key.ts';

function hasDraft(): boolean {
	try {
		return localStorage.getItem(draftKey(openApplication)) !== null;
	} catch {
		return false;
	}
}

const namesWish = location.search !== '';
const form = document.getElementById('application');
form?.dispatchEvent(new Event(namesWish || hasDraft() ? 'island-use' : 'island-near', { bubbles: true }));
