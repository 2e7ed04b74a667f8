(() => {
	const address = new URL('g/collect', document.currentScript.src);
	const twoYears = 63_072_000;
	const layer = window.dataLayer;
	let site = '';

	const isOff = () => window[`ga-disable-${site}`] === true;
	const read = (name) => document.cookie.match(new RegExp(`(?:^|; )${name}=([^;]*)`))?.[1];
	const write = (name, value) => {
		// biome-ignore lint/suspicious/noDocumentCookie: as the provider's own does
		document.cookie = `${name}=${value}; Path=/; Max-Age=${twoYears}; SameSite=Lax`;
	};

	function visitor() {
		const known = read('_ga')?.replace(/^GA1\.1\./, '');
		const id = known ?? `${crypto.getRandomValues(new Uint32Array(1))[0]}.${Math.floor(Date.now() / 1000)}`;
		write('_ga', `GA1.1.${id}`);
		write(`_ga_${site.replace(/^G-/, '')}`, `GS1.1.${Math.floor(Date.now() / 1000)}`);
		return id;
	}

	const commands = {
		config: (id) => {
			site = id;
		},
		event: (name, { page_location: dl = location.href, page_referrer: dr = document.referrer } = {}) => {
			if (isOff()) return;
			const query = new URLSearchParams({ v: 2, tid: site, en: name, dl, dr, cid: visitor() });
			navigator.sendBeacon(`${address}?${query}`);
		},
	};

	const obey = ([command, ...rest]) => commands[command]?.(...rest);
	for (const given of layer) obey(given);
	layer.push = (...given) => {
		for (const one of given) obey(one);
		return Array.prototype.push.apply(layer, given);
	};
})();
