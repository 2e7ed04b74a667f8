// What the page loads. As reCAPTCHA's own does, it answers ready() at once and appends a second script by a plain
// string, which under Trusted Types only the page's default policy can let through.
(() => {
	const waiting = [];
	window.grecaptcha = { ...window.grecaptcha, waiting, ready: (callback) => waiting.push(callback) };
	const script = document.createElement('script');
	script.async = true;
	script.src = new URL('engine.js', document.currentScript.src).href;
	document.head.append(script);
})();
