/** Whether a click on a link leads on in this tab. */
export const opensInSameTab = ({ altKey, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean =>
	!(altKey || ctrlKey || metaKey || shiftKey);
