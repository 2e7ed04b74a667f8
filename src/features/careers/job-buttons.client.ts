import { showFrame } from './frame.ts';
import { share } from './share.ts';

/** Does what a button of a job page is for. */
export function press(button: HTMLElement): void {
	if (button.dataset.share) void share(button);
	else showFrame(button);
}
