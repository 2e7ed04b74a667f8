// As Matomo's own does, it works off window._paq, keeps its visitor in cookies and sends beacons.
(() => {
	const settings = { url: location.href, referrer: document.referrer };
	const { _paq: waiting = [] } = window;
	const [year, halfHour] = [33_955_200, 1800];

	const suffix = () => `${settings.site}.1fff`;
	const read = (name) => document.cookie.match(new RegExp(`(?:^|; )${name}=([^;]*)`))?.[1];
	const write = (name, value, age) => {
		// biome-ignore lint/suspicious/noDocumentCookie: as the provider's own does
		document.cookie = `${name}=${value}; Path=/; Max-Age=${age}; SameSite=Lax`;
	};

	function visitor() {
		const name = `_pk_id.${suffix()}`;
		const random = () => [...crypto.getRandomValues(new Uint8Array(8))];
		const hex = (bytes) => bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('');
		const id = read(name)?.split('.')[0] ?? hex(random());
		write(name, `${id}.${Math.floor(Date.now() / 1000)}.`, year);
		write(`_pk_ses.${suffix()}`, '1', halfHour);
		return id;
	}

	const commands = {
		setTrackerUrl: (url) => Object.assign(settings, { tracker: url }),
		setSiteId: (site) => Object.assign(settings, { site }),
		setCustomUrl: (url) => Object.assign(settings, { url }),
		setReferrerUrl: (referrer) => Object.assign(settings, { referrer }),
		trackPageView(title = document.title) {
			const query = new URLSearchParams({
				...{ action_name: title, idsite: settings.site, rec: 1, apiv: 1, rand: Math.random() },
				...{ url: settings.url, urlref: settings.referrer, _id: visitor(), send_image: 0 },
			});
			navigator.sendBeacon(`${settings.tracker}?${query}`);
		},
		deleteCookies() {
			for (const name of ['_pk_id', '_pk_ses']) write(`${name}.${suffix()}`, '', 0);
		},
	};

	const push = (...given) => {
		for (const [command, ...values] of given) commands[command]?.(...values);
	};
	push(...waiting);
	window._paq = { push };
})();
