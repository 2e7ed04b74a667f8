/** What is played under the trailers: instruments of sound.mjs with their notes (numbers of MIDI) and seconds. */

const arpeggio = (at, notes, step, level) =>
	notes.map((note, i) => ({ at: at + i * step, note, level: level * (i % 3 === 0 ? 1 : 0.72), pan: 0.35 + 0.3 * ((i * 0.37) % 1) }));

export const scores = {
	// D minor, wide and slow; salt wind, far bells.
	'the-salt-crown': [
		['wind', { at: 0.5, length: 13, level: 0.4, low: 260, high: 900 }, { at: 20, length: 14, level: 0.2, low: 200, high: 600, seed: 4 }],
		[
			'pad',
			{ at: 1, length: 9, notes: [38, 45, 50, 57], level: 0.5 },
			{ at: 8, length: 8, notes: [34, 46, 53, 57], level: 0.5 },
			{ at: 14, length: 8, notes: [43, 50, 53, 58], level: 0.5 },
			{ at: 20, length: 8.5, notes: [41, 48, 57, 60], level: 0.55 },
			{ at: 26, length: 8, notes: [38, 45, 53, 57, 64], level: 0.6 },
		],
		[
			'bell',
			{ at: 3.2, note: 69, level: 0.3, pan: 0.4 },
			{ at: 5.6, note: 74, level: 0.22, pan: 0.62 },
			{ at: 9.4, note: 77, level: 0.24, pan: 0.4 },
			{ at: 11.8, note: 74, level: 0.18, pan: 0.6 },
			{ at: 15.4, note: 70, level: 0.24, pan: 0.42 },
			{ at: 17.8, note: 69, level: 0.2, pan: 0.58 },
			{ at: 21.4, note: 72, level: 0.26, pan: 0.4 },
			{ at: 23.8, note: 76, level: 0.22, pan: 0.6 },
			{ at: 28.4, note: 81, level: 0.26, pan: 0.5, ring: 3 },
			{ at: 28.45, note: 69, level: 0.26, pan: 0.5, ring: 3 },
		],
		['ticks', { at: 8.5, length: 7, level: 0.1, count: 90, low: 900, high: 2600 }],
		['stroke', { at: 2.1, level: 0.5 }, { at: 20.2, level: 0.5 }, { at: 28.2, level: 0.7 }],
	],
	// G major with a raised fourth, a lullaby in three; a fire that crackles.
	emberwick: [
		['wind', { at: 0, length: 8, level: 0.14, low: 160, high: 420 }, { at: 14, length: 9, level: 0.2, low: 240, high: 700, seed: 3 }],
		['ticks', { at: 7, length: 8.5, level: 0.4, count: 260, low: 700, high: 5200, seed: 9 }, { at: 20, length: 10, level: 0.16, count: 120, low: 700, high: 4200, seed: 5 }],
		[
			'pad',
			{ at: 1, length: 9, notes: [43, 50, 59], level: 0.34, bright: 2 },
			{ at: 8, length: 8, notes: [40, 52, 59], level: 0.34, bright: 2 },
			{ at: 14, length: 8, notes: [48, 55, 64], level: 0.34, bright: 2 },
			{ at: 20, length: 7, notes: [45, 50, 61], level: 0.36, bright: 2 },
			{ at: 25.5, length: 8, notes: [43, 50, 59, 66], level: 0.42, bright: 2 },
		],
		[
			'pluck',
			...arpeggio(2.6, [67, 71, 74, 78, 74, 71, 67, 71, 74], 0.62, 0.26),
			...arpeggio(8.6, [64, 71, 76, 79, 76, 71, 64, 71, 74], 0.62, 0.26),
			...arpeggio(14.6, [60, 67, 72, 76, 78, 76, 72, 67, 64], 0.62, 0.25),
			...arpeggio(20.4, [57, 66, 69, 74, 73, 69, 66, 69, 62], 0.62, 0.27),
			...arpeggio(26.6, [55, 62, 67, 71, 74, 79], 0.66, 0.27),
		],
		['bell', { at: 15.2, note: 86, level: 0.08, pan: 0.3 }, { at: 18.2, note: 83, level: 0.08, pan: 0.7 }, { at: 27.4, note: 79, level: 0.16, ring: 3 }],
		['stroke', { at: 27.2, level: 0.45 }],
	],
	// A with a flat seventh, a walking tune; night, rain, height, morning.
	wending: [
		['ticks', { at: 2, length: 7, level: 0.26, count: 150, low: 600, high: 4200, seed: 9 }, { at: 8, length: 7.4, level: 0.12, count: 1500, low: 2200, high: 7000, seed: 2 }],
		['wind', { at: 7.6, length: 8, level: 0.22, low: 500, high: 1500, seed: 2 }, { at: 13.4, length: 9, level: 0.3, low: 220, high: 760, seed: 6 }],
		[
			'pad',
			{ at: 1, length: 9, notes: [45, 52, 57], level: 0.4 },
			{ at: 8, length: 8, notes: [43, 50, 59], level: 0.4 },
			{ at: 14, length: 8, notes: [42, 50, 57, 62], level: 0.42 },
			{ at: 20, length: 7.4, notes: [40, 52, 59, 64], level: 0.45 },
			{ at: 26, length: 8, notes: [45, 52, 57, 61, 64], level: 0.5 },
		],
		[
			'pluck',
			...arpeggio(3, [57, 64, 69, 64, 71, 69, 64, 57, 64], 0.6, 0.26),
			...arpeggio(8.6, [55, 62, 67, 71, 67, 62, 59, 62, 67], 0.6, 0.22),
			...arpeggio(14.6, [54, 62, 66, 69, 74, 69, 66, 62, 69], 0.6, 0.27),
			...arpeggio(20.4, [52, 59, 64, 71, 76, 73, 71, 68, 64, 71], 0.6, 0.3),
			...arpeggio(26.8, [57, 64, 69, 73, 76, 81], 0.5, 0.3),
		],
		['bell', { at: 28, note: 76, level: 0.14, ring: 3 }, { at: 28.05, note: 69, level: 0.16, ring: 3 }],
		['stroke', { at: 14.2, level: 0.35 }, { at: 27.6, level: 0.6 }],
	],
};
