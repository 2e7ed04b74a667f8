// The editor in the browser: Decap CMS with a control for pictures and previews of entries. Decap brings React as `h` and
// `createClass`.
import { draftPane } from './draft-pane.js';

(() => {
	const { CMS, h, createClass } = window;
	const MarkdownPreview = CMS.getWidget('markdown').preview;

	const toNumber = (share) => Math.round(Math.min(1, Math.max(0, share)) * 100) / 100;
	const keys = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

	/** The picture that a focal point is of: the one whose field stands in the same group of fields. */
	function pictureBeside(element) {
		const label = 'label[for^="url-field"]';
		let group = element.parentElement;
		while (group && !group.querySelector(label)) group = group.parentElement;
		return group?.querySelector('img:not([data-focal])')?.src;
	}

	/** What crops of a picture keep, set by a click in it or by the arrow keys. */
	const FocalPointControl = createClass({
		getInitialState() {
			return { src: undefined };
		},
		take(element) {
			this.element = element;
		},
		componentDidMount() {
			this.look();
			// The picture comes late, and may be changed for another one.
			this.observer = new MutationObserver(this.look);
			this.observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ['src'] });
		},
		componentWillUnmount() {
			this.observer.disconnect();
		},
		look() {
			const src = this.element && pictureBeside(this.element);
			if (src !== this.state.src) this.setState({ src });
		},
		point() {
			return this.props.value?.toJS?.() ?? this.props.value;
		},
		set(x, y) {
			// Values are maps of Immutable, which Decap hands out in its entries only.
			this.props.onChange(this.props.entry.clear().merge({ x: toNumber(x), y: toNumber(y) }));
		},
		click(event) {
			const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
			this.set((event.clientX - left) / width, (event.clientY - top) / height);
		},
		press(event) {
			const move = keys[event.key];
			if (!move) return;
			event.preventDefault();
			const { x = 0.5, y = 0.5 } = this.point() ?? {};
			this.set(x + move[0] / 50, y + move[1] / 50);
		},
		render() {
			const { src } = this.state;
			const point = this.point();
			const { x = 0.5, y = 0.5 } = point ?? {};
			const mark = {
				position: 'absolute',
				left: `${x * 100}%`,
				top: `${y * 100}%`,
				width: '1.5rem',
				height: '1.5rem',
				transform: 'translate(-50%, -50%)',
				border: '3px solid #fff',
				borderRadius: '50%',
				boxShadow: '0 0 0 2px #000',
				pointerEvents: 'none',
				opacity: point ? 1 : 0.5,
			};
			const picture = h(
				'button',
				{
					type: 'button',
					'aria-label': `What crops keep: ${Math.round(x * 100)} % from the left, ${Math.round(y * 100)} % from the top. Click, or press the arrow keys.`,
					onClick: this.click,
					onKeyDown: this.press,
					style: { position: 'relative', display: 'block', padding: 0, border: 0, cursor: 'crosshair' },
				},
				h('img', {
					src,
					alt: '',
					'data-focal': '',
					style: { display: 'block', maxWidth: '100%', maxHeight: '16rem' },
				}),
				h('span', { style: mark }),
			);
			const back = h(
				'button',
				{ type: 'button', onClick: () => this.props.onChange(undefined) },
				'Back to the middle',
			);
			return h(
				'div',
				{ ref: this.take, className: this.props.classNameWrapper },
				src ? picture : 'Choose a picture first.',
				src && point && h('p', {}, back),
			);
		},
	});
	CMS.registerWidget('focal-point', FocalPointControl);

	const toPlain = (value) => value?.toJS?.() ?? value;

	const previews = {
		markdown: (value, field, props) =>
			h(
				'div',
				{ className: 'prose' },
				h(MarkdownPreview, {
					value,
					field: field.set('sanitize_preview', true),
					getAsset: props.getAsset,
					resolveWidget: CMS.resolveWidget ?? (() => null),
				}),
			),
		picture: (value, field, props) => {
			const { url, alt, focalPoint: { x = 0.5, y = 0.5 } = {} } = toPlain(value) ?? {};
			return h(
				'figure',
				{ className: 'preview-picture' },
				url &&
					h('img', {
						src: String(props.getAsset(url, field)),
						alt,
						style: { objectPosition: `${x * 100}% ${y * 100}%` },
					}),
				alt
					? h('figcaption', { className: 'preview-note' }, alt)
					: url &&
							h(
								'p',
								{ className: 'preview-missing' },
								'This picture has no text for those who do not see it.',
							),
			);
		},
		list: (value, field, props) => {
			const items = value?.toArray?.() ?? [];
			const types = field.get('types');
			const item = field.get('field');
			const own = field.get('fields');
			return items.map((each, index) => {
				const kind = types?.find((type) => type.get('name') === each?.get?.('type'));
				if (kind) return h('section', { key: index }, showFields(each, kind.get('fields'), props));
				if (own) return h('div', { key: index }, previews.object(each, field, props));
				return h('div', { key: index }, item ? show(each, item, props) : String(each));
			});
		},
		object: (value, field, props) => {
			const fields = field.get('fields');
			const isPicture = fields.some((each) => each.get('widget') === 'focal-point');
			return isPicture ? previews.picture(value, field, props) : showFields(value, fields, props);
		},
	};

	/** Text that a page shows; settings stand beside it in small. */
	const headings = ['title', 'name', 'label', 'line', 'city'];
	const running = ['text', 'summary', 'tagline', 'value', 'action', 'source'];

	function show(value, field, props) {
		if (value === undefined || value === null || value === '') return null;
		const preview = previews[field.get('widget')];
		if (preview) return preview(value, field, props);
		const name = field.get('name');
		if (headings.includes(name)) return h('h2', {}, String(value));
		if (running.includes(name)) return h('p', {}, String(value));
		const said = toPlain(value);
		return h(
			'p',
			{ className: 'preview-note' },
			`${field.get('label')}: ${Array.isArray(said) ? said.join(', ') : said}`,
		);
	}

	function showFields(data, fields, props) {
		return (fields?.toArray?.() ?? []).map((field) =>
			h('div', { key: field.get('name') }, show(data?.get?.(field.get('name')), field, props)),
		);
	}

	/** An entry as a page says it: its title first, then every field in its order. */
	const EntryPreview = createClass({
		render() {
			const { entry, collection } = this.props;
			const title = collection.get('identifier_field');
			const data = entry.get('data');
			const fields = collection.get('fields').filter((field) => field.get('name') !== title);
			return h('main', {}, h('h1', {}, data?.get(title) ?? ''), showFields(data, fields, this.props));
		},
	});

	CMS.registerPreviewStyle('preview.css');
	fetch('config.json')
		.then((response) => response.json())
		.then(({ preview, ...config }) => {
			const DraftPane = preview && draftPane(preview, EntryPreview);
			for (const { name } of config.collections)
				CMS.registerPreviewTemplate(name, preview?.collections.includes(name) ? DraftPane : EntryPreview);
			CMS.init({ config: { ...config, load_config_file: false } });
		})
		.catch((error) => {
			document.body.append(`The editor could not start: ${error.message}`);
		});
})();
