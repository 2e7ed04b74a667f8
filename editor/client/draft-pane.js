// The pane beside a form that shows its entry in the pages of the site: with each change the entry is sent to the preview
// of drafts, which makes the page and keeps nothing (docs/decisions/031-preview-of-drafts.md).

const { createClass, h } = window;

/** Milliseconds without a change after which the entry is sent. */
const pause = 300;
/** Milliseconds within which the preview answers, else it is asked again. */
const patience = 15_000;
/** Milliseconds between what failed to come, such as from a preview that is not there, and its next try. */
const betweenTries = 2000;
/** Seconds for which an address holds, wherever the clock of the editor's device is up to an hour behind. */
const lifetime = 3600;
/** The longer side of a picture that is sent, in pixels. */
const longestSide = 1600;

const keyName = 'preview-key';
const frames = ['draft-0', 'draft-1'];

const bytesOf = (text) => new TextEncoder().encode(text);

/** The address of a preview, signed as src/lib/url/signed-link.ts reads it. */
async function signedAddress(origin, path, key) {
	const expires = Math.floor(Date.now() / 1000) + lifetime;
	const algorithm = { name: 'HMAC', hash: 'SHA-256' };
	const hmac = await crypto.subtle.importKey('raw', bytesOf(key), algorithm, false, ['sign']);
	const bytes = new Uint8Array(await crypto.subtle.sign('HMAC', hmac, bytesOf(`${path} ${expires}`)));
	const signature = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
	return `${origin}${path}?${new URLSearchParams({ expires, signature })}`;
}

const readAsAddress = (blob) =>
	new Promise((done, fail) => {
		const reader = new FileReader();
		reader.onload = () => done(reader.result);
		reader.onerror = () => fail(reader.error);
		reader.readAsDataURL(blob);
	});

/** A picture as a `data:` address, made smaller where it can be; a drawing stays as it is. */
async function toAddress(file) {
	if (file.type === 'image/svg+xml') return readAsAddress(file);
	const bitmap = await createImageBitmap(file);
	const scale = Math.min(1, longestSide / Math.max(bitmap.width, bitmap.height));
	const canvas = new OffscreenCanvas(bitmap.width * scale, bitmap.height * scale);
	canvas.getContext('2d').drawImage(bitmap, 0, 0, canvas.width, canvas.height);
	return readAsAddress(await canvas.convertToBlob({ type: 'image/webp', quality: 0.8 }));
}

/** Pictures that are chosen and not saved, which the preview cannot find, by the files' ids. */
const addresses = new Map();

/** The entry's pictures that are not saved, by the paths that its fields name. */
async function unsavedPictures(entry) {
	const files = (entry.get('mediaFiles')?.toJS() ?? []).filter(({ draft, file }) => draft && file);
	const made = files.map(async ({ id, name, file }) => {
		if (!addresses.has(id)) addresses.set(id, await toAddress(file).catch(() => undefined));
		return [`/media/${name}`, addresses.get(id)];
	});
	return Object.fromEntries((await Promise.all(made)).filter(([, address]) => address));
}

/** What an entry's files would hold, by language. */
function filesOf(entry, collection) {
	const files = { [collection.getIn(['i18n', 'default_locale'])]: entry.get('data').toJS() };
	for (const [locale, words] of entry.get('i18n')?.entries() ?? [])
		if (words?.get?.('data')) files[locale] = words.get('data').toJS();
	return files;
}

/** Sends fields to an address, whose answer a frame or a tab of that name shows. */
function post(document, { action, target, fields }) {
	const form = document.createElement('form');
	Object.assign(form, { method: 'post', enctype: 'multipart/form-data', action, target });
	for (const [name, value] of Object.entries(fields))
		form.append(Object.assign(document.createElement('input'), { type: 'hidden', name, value }));
	document.body.append(form);
	form.submit();
	form.remove();
}

const notes = {
	starting: 'The preview does not answer yet. Until it does, this is the text alone.',
	silent: 'The preview does not answer. The page below is from before.',
	wrongKey: 'The preview does not know this key.',
};

/** The component that shows entries in the site. @param options where the preview is and its key, @param TextPreview what shows an entry without it */
export const draftPane = ({ url, key: given }, TextPreview) =>
	createClass({
		getInitialState() {
			return { key: given ?? localStorage.getItem(keyName), shown: undefined, note: undefined };
		},
		componentDidMount() {
			this.scrolled = 0;
			this.props.window.addEventListener('message', this.hear);
			this.schedule(0);
		},
		componentDidUpdate({ entry, locale }, { key }) {
			const isNew = entry !== this.props.entry || locale !== this.props.locale || key !== this.state.key;
			if (isNew) this.schedule(pause);
		},
		componentWillUnmount() {
			this.props.window.removeEventListener('message', this.hear);
			clearTimeout(this.timer);
			clearTimeout(this.waiting);
		},
		schedule(wait) {
			clearTimeout(this.timer);
			this.timer = setTimeout(this.send, wait);
		},
		/** The entry as the form has it in every language; what is handed to previews is in one of them. */
		entry() {
			return this.props.state.entryDraft.get('entry');
		},
		async request(target) {
			const { collection, locale } = this.props;
			const entry = this.entry();
			const id = /^[\w-]{1,100}$/.test(entry.get('slug') ?? '') ? entry.get('slug') : 'new';
			const path = `/preview/${collection.get('name')}/${id}/${locale}`;
			const [action, pictures] = await Promise.all([
				signedAddress(url, path, this.state.key),
				unsavedPictures(entry),
			]);
			const sent = JSON.stringify({ files: filesOf(entry, collection), pictures });
			post(this.props.document, { action, target, fields: { entry: sent, scrolled: this.scrolled } });
		},
		/** Has the frame that is not seen show the entry; one that changes meanwhile is sent once that is there. */
		async send() {
			// While Decap closes the form there is no entry.
			if (!this.state.key || !this.entry()?.get('data')) return;
			this.isStale = this.waiting !== undefined;
			if (this.isStale) return;
			this.pending = this.state.shown === 0 ? 1 : 0;
			this.waiting = setTimeout(this.giveUp, patience);
			await this.request(frames[this.pending]);
		},
		settle(state) {
			clearTimeout(this.waiting);
			this.waiting = undefined;
			this.setState(state);
		},
		giveUp() {
			this.settle({ note: this.state.shown === undefined ? notes.starting : notes.silent });
			this.schedule(betweenTries);
		},
		/** A page that the browser made of a failure comes, too, but says nothing. */
		load(index) {
			if (this.waiting === undefined || index !== this.pending) return;
			clearTimeout(this.waiting);
			this.waiting = setTimeout(this.giveUp, betweenTries);
		},
		hear({ data, source, origin }) {
			if (origin !== url) return;
			const index = frames.findIndex(
				(name) => this.props.document.getElementById(name)?.contentWindow === source,
			);
			if (data.type === 'preview-scrolled' && index === this.state.shown) this.scrolled = data.scrolled;
			if (data.type !== 'preview-shown' || index !== this.pending || this.waiting === undefined) return;
			// The link was made just now: it is the key that does not hold.
			if (data.status === 403 && !given) return this.forgetKey();
			this.settle({ shown: index, note: undefined });
			if (this.isStale) this.schedule(0);
		},
		forgetKey() {
			localStorage.removeItem(keyName);
			this.settle({ key: undefined, shown: undefined, note: notes.wrongKey });
		},
		takeKey(event) {
			event.preventDefault();
			const key = event.target.elements.key.value.trim();
			localStorage.setItem(keyName, key);
			this.setState({ key, note: undefined });
		},
		keyForm() {
			const input = h('input', { name: 'key', type: 'password', autoComplete: 'off', required: true });
			const label = h('label', {}, 'Preview key ', input);
			return h('form', { onSubmit: this.takeKey }, label, ' ', h('button', {}, 'Show the site'));
		},
		frame(name, index) {
			return h('iframe', {
				...{ key: name, id: name, name, title: 'The entry in the site' },
				className: index === this.state.shown ? 'is-shown' : undefined,
				'aria-hidden': index !== this.state.shown,
				onLoad: () => this.load(index),
			});
		},
		render() {
			const { key, shown, note } = this.state;
			const open = h('button', { type: 'button', onClick: () => this.request('_blank') }, 'Open in a tab');
			return h(
				'div',
				{ className: 'draft-pane' },
				h('div', { className: 'draft-bar' }, h('p', { role: 'status' }, note), key ? open : this.keyForm()),
				shown === undefined && h(TextPreview, this.props),
				key && h('div', { className: 'draft-frames' }, frames.map(this.frame)),
			);
		},
	});
