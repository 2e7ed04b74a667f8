// The editor in the browser: Decap CMS with a control for pictures and a preview in the site's own styles. Decap brings
// React as `h` and `createClass`.
(() => {
	const { CMS, h, createClass } = window;
	const ObjectControl = CMS.getWidget('object').control;
	const MarkdownPreview = CMS.getWidget('markdown').preview;

	const toNumber = (share) => Math.round(Math.min(1, Math.max(0, share)) * 100) / 100;
	const keys = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

	/** A picture with the point that crops keep, set by a click or by the arrow keys. */
	const FocalPoint = createClass({
		set(x, y) {
			this.props.onChange({ x: toNumber(x), y: toNumber(y) });
		},
		click(event) {
			const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
			this.set((event.clientX - left) / width, (event.clientY - top) / height);
		},
		press(event) {
			const move = keys[event.key];
			if (!move) return;
			event.preventDefault();
			const { x = 0.5, y = 0.5 } = this.props.point ?? {};
			this.set(x + move[0] / 50, y + move[1] / 50);
		},
		render() {
			const { src, point, onChange } = this.props;
			const { x, y } = point ?? { x: 0.5, y: 0.5 };
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
			return h(
				'div',
				{ style: { marginBlockStart: '0.75rem' } },
				h(
					'button',
					{
						type: 'button',
						'aria-label': `What crops keep: ${Math.round(x * 100)} % from the left, ${Math.round(y * 100)} % from the top. Click, or press the arrow keys.`,
						onClick: this.click,
						onKeyDown: this.press,
						style: { position: 'relative', display: 'block', padding: 0, border: 0, cursor: 'crosshair' },
					},
					h('img', { src, alt: '', style: { display: 'block', maxWidth: '100%', maxHeight: '16rem' } }),
					h('span', { style: mark }),
				),
				h(
					'p',
					{ style: { margin: '0.5rem 0', fontSize: '0.85rem' } },
					'Click what a crop has to keep. ',
					point && h('button', { type: 'button', onClick: () => onChange(undefined) }, 'Back to the middle'),
				),
			);
		},
	});

	/** The fields of a picture, and below them its focal point. */
	const PictureControl = createClass({
		isValid() {
			return this.inner?.isValid?.() ?? true;
		},
		validate() {
			this.inner?.validate?.();
		},
		focus(path) {
			this.inner?.focus?.(path);
		},
		setPoint(point) {
			const { value, onChange } = this.props;
			onChange(point ? value.set('focalPoint', window.Immutable(point)) : value.delete('focalPoint'));
		},
		render() {
			const { value, field, getAsset } = this.props;
			const path = value?.get?.('url');
			const take = (inner) => {
				this.inner = inner;
			};
			return h(
				'div',
				{},
				h(ObjectControl, { ...this.props, ref: take }),
				path &&
					h(FocalPoint, {
						src: String(getAsset(path, field)),
						point: value.get('focalPoint')?.toJS?.(),
						onChange: this.setPoint,
					}),
			);
		},
	});
	CMS.registerWidget('picture', PictureControl);

	/** A map of Decap's own kind, as its values are. */
	window.Immutable = (object) => emptyMap.merge(object);
	let emptyMap;

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
				if (own) return h('div', { key: index }, showFields(each, own, props));
				return h('div', { key: index }, item ? show(each, item, props) : String(each));
			});
		},
		object: (value, field, props) => showFields(value, field.get('fields'), props),
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
			emptyMap ??= entry.clear();
			const title = collection.get('identifier_field');
			const data = entry.get('data');
			const fields = collection.get('fields').filter((field) => field.get('name') !== title);
			return h('main', {}, h('h1', {}, data?.get(title) ?? ''), showFields(data, fields, this.props));
		},
	});

	CMS.registerPreviewStyle('preview.css');
	fetch('config.json')
		.then((response) => response.json())
		.then((config) => {
			for (const { name } of config.collections) CMS.registerPreviewTemplate(name, EntryPreview);
			CMS.init({ config: { ...config, load_config_file: false } });
		})
		.catch((error) => {
			document.body.append(`The editor could not start: ${error.message}`);
		});
})();
