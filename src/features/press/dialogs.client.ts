/** Opens and closes dialogs by their buttons' commands where the browser does not know commands. */
for (const button of document.querySelectorAll<HTMLButtonElement>('button[commandfor]')) {
	button.addEventListener('click', () => {
		const dialog = document.getElementById(button.getAttribute('commandfor') ?? '');
		if (!(dialog instanceof HTMLDialogElement)) return;
		if (button.getAttribute('command') === 'close') dialog.close();
		else dialog.showModal();
	});
}

export {};
