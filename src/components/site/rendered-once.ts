const rendered = new Map<string, Promise<string>>();

/**
 * What a part of every page was rendered to when it was first asked for by this name; anew each time while developing,
 * where content changes under it.
 */
export function renderedOnce(name: string, render: () => Promise<string>): Promise<string> {
	if (import.meta.env.DEV) return render();
	const html = rendered.get(name) ?? render();
	rendered.set(name, html);
	return html;
}
