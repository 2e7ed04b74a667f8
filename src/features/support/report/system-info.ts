interface Machine {
	/** Gigabytes, at most 8. */
	deviceMemory?: number;
}

function graphics(): string {
	const context = document.createElement('canvas').getContext('webgl');
	const names = context?.getExtension('WEBGL_debug_renderer_info');
	return names ? String(context?.getParameter(names.UNMASKED_RENDERER_WEBGL)) : '';
}

/** What the browser knows of this device that helps to find a fault, a line for each thing. */
export function systemInfo(): string {
	const { userAgent, languages, hardwareConcurrency } = navigator;
	const { deviceMemory } = navigator as Machine;
	const facts = {
		browser: userAgent,
		languages: languages.join(', '),
		screen: `${screen.width} x ${screen.height}, ${devicePixelRatio}`,
		cores: hardwareConcurrency,
		memory: deviceMemory && `${deviceMemory} GB`,
		graphics: graphics(),
	};
	return Object.entries(facts)
		.flatMap(([name, value]) => (value ? [`${name}: ${value}`] : []))
		.join('\n');
}
