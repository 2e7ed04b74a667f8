/** A link to a place on the same page would leave its menu open over it. */
export function closeAtLink({ target, currentTarget }: Event): void {
	const menu = currentTarget as HTMLElement;
	if (!(target as Element).closest('a')) return;
	if (menu.matches(':popover-open')) menu.hidePopover();
	else (menu as HTMLDialogElement).close?.();
}
