import { group, path } from './shapes.mjs';

/** People, animals and wagons as markup; a person is about 100 units tall, faces right and stands at 0,0. */

const turn = (angle, length) => [
	Math.sin((angle * Math.PI) / 180) * length,
	Math.cos((angle * Math.PI) / 180) * length,
];
const n = (value) => value.toFixed(1);
const line = (points, colour, width) =>
	`<path d="M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join(' L')}" stroke="${colour}" stroke-width="${width}" fill="none" stroke-linecap="round" stroke-linejoin="round"/>`;

/**
 * A person from a few angles in degrees (0 hangs down, 90 points ahead): legs and arms are
 * [[upper, lower], [upper, lower]], the far one first. `coat` is its length (0.2 jacket, 1 to the ground),
 * `wind` blows it, `head` is hood, hat, hair, bun, cap or crown. Gives the shape, the hands and the head's place.
 */
export function person({
	fill = '#15131c',
	legs = [
		[-9, -14],
		[10, 2],
	],
	arms = [
		[-12, 8],
		[10, 24],
	],
	lean = 3,
	coat = 0.55,
	flare = 8,
	wind = 0,
	head = 'hood',
	limb = fill,
	skin = fill,
	trim,
	pack,
	holds = '',
} = {}) {
	const feet = legs.map(([upper, lower]) => {
		const knee = turn(upper, 25);
		const shin = turn(lower, 24);
		return { knee, foot: [knee[0] + shin[0], knee[1] + shin[1]] };
	});
	const hip = [0, -Math.max(...feet.map(({ foot }) => foot[1])) - 1.5];
	const up = turn(lean, 36);
	const neck = [hip[0] + up[0], hip[1] - up[1]];
	const face = [neck[0] + up[0] * 0.22 + 0.6, neck[1] - 9];
	const across = [up[1] / 36, up[0] / 36];
	const shoulder = [neck[0] - 0.5, neck[1] + 4];
	const [farLeg, nearLeg] = feet.map(({ knee, foot }) => {
		const k = [hip[0] + knee[0], hip[1] + knee[1]];
		const f = [hip[0] + foot[0], hip[1] + foot[1]];
		return line([hip, k], limb, 9) + line([k, f], limb, 7) + line([f, [f[0] + 6.5, f[1] + 0.8]], limb, 4.4);
	});
	const hands = arms.map(([upper, lower]) => {
		const a = turn(upper, 19);
		const b = turn(lower, 18);
		return {
			elbow: [shoulder[0] + a[0], shoulder[1] + a[1]],
			hand: [shoulder[0] + a[0] + b[0], shoulder[1] + a[1] + b[1]],
		};
	});
	const [farArm, nearArm] = hands.map(
		({ elbow, hand }) =>
			line([shoulder, elbow], fill, 7.4) +
			line([elbow, hand], fill, 6) +
			`<circle cx="${n(hand[0])}" cy="${n(hand[1])}" r="3" fill="${skin}"/>`,
	);
	const hem = hip[1] + coat * 46;
	const spread = Math.max(7, (feet[1].foot[0] - feet[0].foot[0]) * 0.3 * coat) + flare * coat;
	const gust = wind * coat * 34;
	const left = [hip[0] - spread + gust, hem - Math.abs(gust) * 0.18];
	const right = [hip[0] + spread + gust * 0.7, hem];
	const body = path(
		`M${n(neck[0] - 3)} ${n(neck[1])} Q${n(neck[0] - 10 * across[0])} ${n(neck[1] + 2)} ${n(neck[0] - 10.5 * across[0])} ${n(neck[1] + 9)}
		Q${n(hip[0] - 8 + gust * 0.2)} ${n(hip[1] - 8)} ${n(left[0])} ${n(left[1])}
		Q${n((left[0] * 2 + right[0]) / 3)} ${n(hem + 3)} ${n((left[0] + right[0]) / 2)} ${n(hem - 1)} Q${n((left[0] + right[0] * 2) / 3)} ${n(hem + 3)} ${n(right[0])} ${n(right[1])}
		Q${n(hip[0] + 9 + gust * 0.1)} ${n(hip[1] - 10)} ${n(neck[0] + 10 * across[0])} ${n(neck[1] + 9)} Q${n(neck[0] + 9 * across[0])} ${n(neck[1] + 2)} ${n(neck[0] + 3)} ${n(neck[1])}Z`,
		fill,
	);
	const scarf = trim
		? path(
				`M${n(neck[0] - 6)} ${n(neck[1] + 1)} Q${n(neck[0])} ${n(neck[1] - 5)} ${n(neck[0] + 7)} ${n(neck[1])} L${n(neck[0] + 6)} ${n(neck[1] + 5)} Q${n(neck[0])} ${n(neck[1] + 7)} ${n(neck[0] - 6)} ${n(neck[1] + 5)}Z M${n(neck[0] - 4)} ${n(neck[1] + 3)} q${n(-6 + gust)} 8 ${n(-9 + gust * 1.4)} 22 l7 -2 q1 -10 7 -18z`,
				trim,
			)
		: '';
	const load = pack
		? path(
				`M${n(neck[0] - 7)} ${n(neck[1] + 3)} q-15 1 -15 14 q0 15 14 15 l5 -8z M${n(neck[0] - 9)} ${n(neck[1] - 1)} h-11 q-4 3 0 6 h12z`,
				pack,
			)
		: '';
	return {
		shape:
			farArm +
			farLeg +
			load +
			nearLeg +
			body +
			top(head, face, fill, skin) +
			scarf +
			holding(holds, hands[1].hand, fill) +
			nearArm,
		hands: hands.map(({ hand }) => hand),
		face,
	};
}

function top(kind, [x, y], fill, skin) {
	const ball = `<ellipse cx="${n(x)}" cy="${n(y)}" rx="5.6" ry="7" fill="${skin}"/><path d="M${n(x - 2)} ${n(y + 4)} l-1 6 h6 l-1 -6z" fill="${skin}"/>`;
	if (kind === 'hood')
		return path(
			`M${n(x - 8)} ${n(y + 10)} Q${n(x - 10)} ${n(y - 8)} ${n(x + 0.5)} ${n(y - 10)} Q${n(x + 8)} ${n(y - 8)} ${n(x + 6.5)} ${n(y + 1)} Q${n(x + 5)} ${n(y + 7)} ${n(x + 7)} ${n(y + 11)}Z`,
			fill,
		);
	if (kind === 'hat')
		return (
			ball +
			path(
				`M${n(x - 15)} ${n(y - 2)} Q${n(x - 7)} ${n(y - 4)} ${n(x - 6)} ${n(y - 10)} Q${n(x)} ${n(y - 15)} ${n(x + 6)} ${n(y - 10)} Q${n(x + 8)} ${n(y - 4)} ${n(x + 16)} ${n(y - 3)} Q${n(x)} ${n(y + 2)} ${n(x - 15)} ${n(y - 2)}Z`,
				fill,
			)
		);
	const cap = path(
		`M${n(x - 6.6)} ${n(y + 1)} Q${n(x - 8)} ${n(y - 9)} ${n(x)} ${n(y - 9)} Q${n(x + 7)} ${n(y - 9)} ${n(x + 6)} ${n(y - 3)} Q${n(x)} ${n(y - 4)} ${n(x - 3)} ${n(y + 4)}Z`,
		fill,
	);
	if (kind === 'hair')
		return (
			ball +
			cap +
			path(
				`M${n(x - 6.5)} ${n(y - 4)} Q${n(x - 13)} ${n(y + 10)} ${n(x - 9)} ${n(y + 24)} Q${n(x - 3)} ${n(y + 16)} ${n(x - 2)} ${n(y + 4)}Z`,
				fill,
			)
		);
	if (kind === 'bun')
		return `${ball + cap}<circle cx="${n(x - 6.5)}" cy="${n(y - 6)}" r="4.2" fill="${fill}"/>`;
	if (kind === 'cap')
		return (
			ball +
			cap +
			path(`M${n(x - 7)} ${n(y - 3)} H${n(x + 11)} v-2.4 Q${n(x)} ${n(y - 7)} ${n(x - 7)} ${n(y - 6)}Z`, fill)
		);
	if (kind === 'crown')
		return (
			ball +
			cap +
			path(
				`M${n(x - 6.5)} ${n(y - 5)} L${n(x - 8)} ${n(y - 15)} L${n(x - 3)} ${n(y - 10)} L${n(x)} ${n(y - 18)} L${n(x + 3)} ${n(y - 10)} L${n(x + 8)} ${n(y - 15)} L${n(x + 6.5)} ${n(y - 5)}Z`,
				fill,
			)
		);
	return ball + cap;
}

function holding(what, [x, y], fill) {
	if (what === 'staff')
		return line(
			[
				[x + 4, 1],
				[x - 2, -112],
			],
			fill,
			2.4,
		);
	if (what === 'sword')
		return (
			line(
				[
					[x, y],
					[x + 46, y - 16],
				],
				fill,
				2,
			) +
			line(
				[
					[x + 3, y - 6],
					[x + 7, y + 5],
				],
				fill,
				2,
			)
		);
	if (what === 'lantern')
		return (
			path(`M${n(x - 4)} ${n(y + 7)} h8 l2 12 h-12z`, fill) +
			line(
				[
					[x, y],
					[x, y + 7],
				],
				fill,
				1.4,
			)
		);
	if (what === 'bundle')
		return path(`M${n(x - 9)} ${n(y - 6)} q10 -9 20 0 q4 9 -3 14 h-15 q-7 -5 -2 -14z`, fill);
	return '';
}

/** Common poses. */
export const poses = {
	stand: {},
	back: {
		lean: 0,
		legs: [
			[-6, -3],
			[6, 3],
		],
		arms: [
			[-16, -4],
			[16, 4],
		],
	},
	walk: {
		legs: [
			[-22, -40],
			[24, 4],
		],
		arms: [
			[24, 40],
			[-20, -4],
		],
		lean: 6,
	},
	trudge: {
		legs: [
			[-18, -46],
			[32, 6],
		],
		arms: [
			[30, 70],
			[-12, 20],
		],
		lean: 22,
	},
	run: {
		legs: [
			[-34, -88],
			[58, 4],
		],
		arms: [
			[48, 120],
			[-52, 20],
		],
		lean: 20,
	},
	sprint: {
		legs: [
			[62, -14],
			[-40, -78],
		],
		arms: [
			[-58, 10],
			[52, 118],
		],
		lean: 26,
	},
	lunge: {
		legs: [
			[-46, -38],
			[58, -6],
		],
		arms: [
			[-70, -60],
			[80, 86],
		],
		lean: 14,
	},
	guard: {
		legs: [
			[-22, -18],
			[30, -4],
		],
		arms: [
			[-60, -120],
			[64, 100],
		],
		lean: -6,
	},
	raise: {
		legs: [
			[-10, -6],
			[10, 4],
		],
		arms: [
			[-14, 6],
			[150, 165],
		],
		lean: -2,
	},
	sit: {
		legs: [
			[80, 2],
			[86, 6],
		],
		arms: [
			[14, 60],
			[20, 66],
		],
		lean: 8,
		coat: 0.1,
	},
	kneel: {
		legs: [
			[6, -88],
			[78, -8],
		],
		arms: [
			[20, 60],
			[26, 70],
		],
		lean: 8,
	},
	dance: {
		legs: [
			[-6, -10],
			[10, 4],
		],
		arms: [
			[70, 84],
			[56, 110],
		],
		lean: 2,
	},
	bow: {
		legs: [
			[-6, -4],
			[6, 2],
		],
		arms: [
			[20, 50],
			[30, 60],
		],
		lean: 46,
	},
};

/** Someone seated, seen from behind: shoulders and head, 62 tall from the seat at 0,0. */
export function seated(fill, { head = 'bare', lean = 0, trim } = {}) {
	const x = lean * 0.5;
	return (
		path(
			`M-17 0 Q-21 -24 ${n(-15 + x)} -36 Q${n(-10 + x)} -42 ${n(x)} -42 Q${n(11 + x)} -42 ${n(15 + x)} -35 Q21 -24 17 0Z`,
			fill,
		) +
		(trim
			? path(
					`M${n(x - 9)} -41 Q${n(x)} -46 ${n(x + 9)} -41 L${n(x + 8)} -35 Q${n(x)} -32 ${n(x - 8)} -35Z`,
					trim,
				)
			: '') +
		top(head, [lean * 0.8, -51], fill, fill)
	);
}

/** Markup set down at a place, facing left if flipped. */
export function place(markup, x, y, size = 1, flip = false) {
	return group(markup, `translate(${n(x)} ${n(y)}) scale(${flip ? -size : size} ${size})`);
}

/** A dog, 40 tall, facing right. */
export function dog(fill, sits = false) {
	if (sits)
		return path(
			'M-16 0 Q-20 -12 -10 -20 Q-4 -28 0 -32 L0 -40 L4 -36 Q9 -38 13 -34 L22 -30 Q22 -25 15 -24 Q12 -14 11 0 L6 0 L4 -12 Q2 -4 0 0Z M-14 -2 Q-28 2 -30 -8 Q-24 -4 -14 -6Z',
			fill,
		);
	return path(
		'M22 0 L22 -14 Q28 -20 30 -27 L38 -26 Q43 -28 42 -31 L34 -35 L31 -41 L28 -36 Q22 -34 18 -29 L-14 -27 Q-24 -34 -30 -44 Q-28 -30 -20 -22 Q-22 -12 -19 0 L-15 0 L-13 -12 L-6 -16 L12 -15 L17 0Z',
		fill,
	);
}

/** A draught ox, 62 tall at the shoulder, facing right. */
export function ox(fill, step = 0) {
	const leg = (x, swing) =>
		line(
			[
				[x, -28],
				[x + swing * 0.5, -13],
				[x + swing, -1],
			],
			fill,
			6,
		);
	return (
		leg(-34, -6 + step) +
		leg(26, 7 - step) +
		leg(-26, 6 - step) +
		leg(33, -4 + step) +
		path(
			'M-42 -26 Q-46 -48 -36 -54 Q-20 -60 6 -57 Q22 -66 34 -60 L46 -62 Q56 -64 62 -54 L70 -42 Q70 -36 63 -37 L52 -40 Q46 -30 40 -27 Q8 -14 -30 -20Z',
			fill,
		) +
		path('M46 -62 Q50 -76 62 -76 Q56 -70 54 -60Z M-41 -50 Q-52 -36 -47 -20 L-44 -21 Q-46 -36 -38 -46Z', fill)
	);
}

/** A pack camel of the salt, 96 tall, facing right. */
export function camel(fill, load, step = 0) {
	const leg = (x, swing) =>
		line(
			[
				[x, -46],
				[x + swing * 0.4, -24],
				[x + swing, -1.5],
			],
			fill,
			5,
		);
	return (
		leg(-28, -8 + step) +
		leg(24, 9 - step) +
		leg(-20, 7 - step) +
		leg(30, -6 + step) +
		path(
			'M-36 -44 Q-40 -62 -26 -68 Q-16 -72 -10 -86 Q-4 -94 4 -84 Q10 -72 24 -68 Q36 -66 42 -80 L46 -98 Q50 -106 60 -102 L70 -97 Q72 -92 66 -91 L56 -90 Q54 -62 42 -52 Q10 -34 -24 -40Z',
			fill,
		) +
		path('M-35 -60 Q-44 -50 -40 -34 L-38 -34 Q-40 -48 -33 -54Z', fill) +
		(load
			? path('M-22 -74 Q-30 -48 -24 -42 L-2 -40 L-4 -84Z M12 -80 L8 -40 L28 -42 Q32 -58 26 -72Z', load) +
				line(
					[
						[-24, -58],
						[30, -60],
					],
					fill,
					1.4,
				)
			: '')
	);
}

/** A bow-top wagon drawn to the right, 78 tall; the lamp at its door is left to the scene (at -52, -40). */
export function wagon({ cloth = '#c9b08a', wood = '#4b3122', iron = '#241913' } = {}) {
	const wheel = (x, r) =>
		`<circle cx="${x}" cy="${-r}" r="${r - 1.2}" fill="none" stroke="${iron}" stroke-width="2.6"/><circle cx="${x}" cy="${-r}" r="2.8" fill="${iron}"/>` +
		Array.from({ length: 5 }, (_, i) => {
			const [dx, dy] = turn(i * 36, r - 2);
			return line(
				[
					[x - dx, -r - dy],
					[x + dx, -r + dy],
				],
				iron,
				1.3,
			);
		}).join('');
	const hoops = [-30, -12, 6, 24]
		.map(
			(x) =>
				`<path d="M${x} -34 Q${x - 3} -70 ${x + 2} -77" stroke="${wood}" stroke-width="0.9" fill="none" opacity="0.55"/>`,
		)
		.join('');
	return (
		path('M-48 -34 Q-56 -64 -46 -74 Q-4 -82 40 -75 Q47 -60 42 -34Z', cloth) +
		hoops +
		path('M-50 -36 H46 L42 -18 H-44Z', wood) +
		path('M-52 -36 H49 V-33 H-52Z M-46 -26 H44 V-24.6 H-46Z', iron) +
		path('M42 -24 L74 -16 L74 -13.5 L42 -19Z', iron) +
		wheel(-28, 16) +
		wheel(26, 14)
	);
}
