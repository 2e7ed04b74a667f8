/** Whether a path of this site is that of a page: files and functions have a dot in their last segment or are below /api. */
export const isPagePath = (pathname: string) => !/\.\w+$|^\/api\//.test(pathname);

/** A link to a place on the same page would leave its menu open over it. */
export function closeAtLink({ target, currentTarget }: Event): void {
	const menu = currentTarget as HTMLElement;
	if (!(target as Element).closest('a')) return;
	if (menu.matches(':popover-open')) menu.hidePopover();
	else (menu as HTMLDialogElement).close?.();
}
