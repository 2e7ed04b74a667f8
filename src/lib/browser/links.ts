/** Whether a click on a link leads on in this tab. */
export const opensInSameTab = ({ altKey, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean =>
	!(altKey || ctrlKey || metaKey || shiftKey);

/** Whether a path of this site is that of a page: files and functions have a dot in their last segment or are below /api. */
export const isPagePath = (pathname: string) => !/\.\w+$|^\/api\//.test(pathname);
