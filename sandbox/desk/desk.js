for (const button of document.querySelectorAll('[data-copy]')) {
	button.hidden = false;
	button.addEventListener('click', async () => {
		await navigator.clipboard.writeText(button.dataset.copy);
		button.textContent = 'Copied';
	});
}

const isBusy = () =>
	document.hidden ||
	document.querySelector('details[open], :is(input, select, button):focus') !== null ||
	String(getSelection()) !== '';

setInterval(() => {
	if (!isBusy()) location.reload();
}, 5000);
