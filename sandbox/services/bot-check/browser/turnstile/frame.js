// The inside of a widget's frame: it asks for a token, first the visitor where the site key says so.
const query = new URLSearchParams(location.search);
const tell = (message) => parent.postMessage(message, '*');

async function giveToken() {
	const body = new URLSearchParams({ k: query.get('k'), action: query.get('action') });
	const response = await fetch('execute', { method: 'POST', body });
	const { token, error } = await response.json();
	tell(token ? { token } : { error });
}

/** Cloudflare's key for tests that always asks the visitor. */
const asking = '3x00000000000000000000FF';

if (query.get('k') === asking) {
	const button = document.createElement('button');
	button.textContent = 'Verify you are human';
	button.addEventListener('click', () => giveToken());
	document.body.append(button);
	tell({ asks: true });
} else giveToken().catch(() => tell({ error: '300010' }));
