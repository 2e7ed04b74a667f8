for (const button of document.querySelectorAll('[data-copy]')) {
	button.hidden = false;
	button.addEventListener('click', async () => {
		await navigator.clipboard.writeText(button.dataset.copy);
		button.textContent = 'Copied';
	});
}

const isBusy = () =>
	document.hidden ||
	document.querySelector('details[open], :is(input, select, textarea, button):focus') !== null ||
	String(getSelection()) !== '';

/** Renews only what says how things stand, so that a form keeps what was typed. */
async function renewParts() {
	const answer = await fetch(location.href);
	const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
	for (const part of document.querySelectorAll('[data-live]')) {
		const next = page.getElementById(part.id);
		if (next && next.textContent !== part.textContent) part.replaceChildren(...next.childNodes);
	}
}

const hasEditor = document.querySelector('[data-editor]') !== null;

setInterval(() => {
	if (hasEditor) renewParts().catch(() => {});
	else if (!isBusy()) location.reload();
}, 5000);
