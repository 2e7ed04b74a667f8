// What the page loads. As Google's tag does, it works off window.dataLayer and appends a second script by a plain
// string, which under Trusted Types only the page's default policy can let through.
(() => {
	const script = document.createElement('script');
	script.async = true;
	script.src = new URL('engine.js', document.currentScript.src).href;
	document.head.append(script);
})();
