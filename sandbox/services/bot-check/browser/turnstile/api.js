// What the page loads. As Turnstile's own does, it shows widgets in frames of its origin, which tell it of a token by message.
(() => {
	const base = document.currentScript.src;
	const widgets = new Map();
	let last = 0;

	const widgetOf = (container) => [...widgets.values()].find((widget) => widget.container === container);

	function showFrame({ container, id, options }) {
		const frame = document.createElement('iframe');
		const address = new URL('frame', base);
		address.search = new URLSearchParams({ k: options.sitekey, action: options.action, widget: id });
		frame.src = address.href;
		frame.title = 'Turnstile';
		frame.width = '0';
		frame.height = '0';
		container.append(frame);
		return frame;
	}

	function hear({ source, data }) {
		const widget = [...widgets.values()].find(({ frame }) => frame?.contentWindow === source);
		if (!widget) return;
		const { options, frame } = widget;
		if (data.token) options.callback(data.token);
		if (data.error) options['error-callback']?.(data.error);
		if (data.asks) {
			frame.width = '300';
			frame.height = '65';
			options['before-interactive-callback']?.();
		}
	}

	addEventListener('message', hear);
	window.turnstile = {
		render(container, options) {
			last += 1;
			const widget = { id: `cf-chl-widget-${last}`, container, options };
			widgets.set(widget.id, widget);
			if (options.execution !== 'execute') widget.frame = showFrame(widget);
			return widget.id;
		},
		execute(container) {
			const widget = widgets.get(container) ?? widgetOf(container);
			if (widget) widget.frame ??= showFrame(widget);
		},
		remove(id) {
			widgets.get(id)?.frame?.remove();
			widgets.delete(id);
		},
	};
})();
