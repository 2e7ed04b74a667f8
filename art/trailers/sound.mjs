import { random } from '../draw/noise.mjs';
import { scores } from './scores.mjs';

const rate = 48_000;
const { sin, exp, PI } = Math;

/** How high a note is, in hertz, by its number in MIDI. */
const pitch = (note) => 440 * 2 ** ((note - 69) / 12);

/** Two channels that instruments add to; `wet` is what echoes. */
function createTrack(seconds) {
	const size = Math.ceil(seconds * rate);
	const channels = () => [new Float32Array(size), new Float32Array(size)];
	return { size, dry: channels(), wet: channels() };
}

function add({ size, dry, wet }, at, value, pan, echo) {
	if (at < 0 || at >= size) return;
	for (const side of [0, 1]) {
		const part = value * Math.sqrt(side === 0 ? 1 - pan : pan);
		dry[side][at] += part * (1 - echo * 0.5);
		wet[side][at] += part * echo;
	}
}

/** Held notes of soft, slowly breathing overtones. */
function pad(track, { at, length, notes, level, bright = 1.7 }) {
	const next = random(at * 100 + notes.length);
	for (const note of notes) {
		for (const detune of [-1, 1]) {
			const pan = 0.5 + detune * (0.15 + next() * 0.25);
			for (let overtone = 1; overtone <= 7; overtone++) {
				const step = (2 * PI * pitch(note) * overtone * (1 + detune * 0.0013)) / rate;
				const [phase, slow, beat] = [next() * 6, 0.07 + next() * 0.16, next() * 6];
				const strength = (level / notes.length) * 0.5 * overtone ** -bright;
				for (let i = 0; i < length * rate; i++) {
					const t = i / rate;
					const swell = sin(Math.min(1, t / 2.6) * (PI / 2)) ** 2 * sin(Math.min(1, (length - t) / 2.8) * (PI / 2)) ** 2;
					const breath = 0.65 + 0.35 * sin(t * slow * 6.28 + beat);
					add(track, Math.floor(at * rate) + i, sin(i * step + phase) * strength * swell * breath, pan, 0.55);
				}
			}
		}
	}
}

/** Partials of a small bronze bell: how high, how loud, how long. */
const bronze = [
	[0.5, 0.3, 1.2],
	[1, 1, 1],
	[2.0, 0.55, 0.7],
	[2.76, 0.4, 0.5],
	[4.07, 0.2, 0.32],
	[5.4, 0.12, 0.22],
];

function bell(track, { at, note, level, pan = 0.5, ring = 2.2 }) {
	for (const [ratio, part, lasts] of bronze) {
		const step = (2 * PI * pitch(note) * ratio) / rate;
		for (let i = 0; i < ring * 3 * rate; i++) {
			const t = i / rate;
			const value = sin(i * step) * part * exp(-t / (ring * 0.55 * lasts)) * Math.min(1, t / 0.004);
			add(track, Math.floor(at * rate) + i, value * level * 0.4, pan, 0.75);
		}
	}
}

/** A string that is plucked: noise that goes round and round and grows softer. */
function pluck(track, { at, note, level, pan = 0.5, damp = 0.5 }) {
	const next = random(Math.floor(at * 1000) + note);
	const period = Math.round(rate / pitch(note));
	const string = Float32Array.from({ length: period }, () => next() * 2 - 1);
	// A soft finger: the noise has few high tones.
	for (let pass = 0; pass < 6; pass++) for (let i = 1; i < period; i++) string[i] = string[i] * 0.4 + string[i - 1] * 0.6;
	let last = 0;
	for (let i = 0; i < 3.2 * rate; i++) {
		const value = string[i % period];
		string[i % period] = (value * (1 - damp * 0.5) + last * damp * 0.5) * 0.9965;
		last = value;
		add(track, Math.floor(at * rate) + i, value * level * 1.6 * Math.min(1, i / 90), pan, 0.45);
	}
}

/** Air through a band of tones that wanders. */
function wind(track, { at, length, level, low, high, seed = 1 }) {
	for (const side of [0, 1]) {
		const next = random(seed * 17 + side);
		let [band, bass] = [0, 0];
		for (let i = 0; i < length * rate; i++) {
			const t = i / rate;
			const gust = 0.5 + 0.28 * sin(t * 0.61 + side * 0.7 + seed) + 0.22 * sin(t * 1.37 + seed * 2 + side);
			const cut = 2 * sin((PI * (low + (high - low) * gust)) / rate);
			const treble = next() * 2 - 1 - bass - 0.55 * band;
			band += cut * treble;
			bass += cut * band;
			const ends = Math.min(1, t / 2, (length - t) / 2.4);
			add(track, Math.floor(at * rate) + i, band * level * (0.35 + 0.65 * gust) * Math.max(0, ends), side === 0 ? 0.12 : 0.88, 0.12);
		}
	}
}

/** Drops or sparks: short ticks, each of a tone of its own. */
function ticks(track, { at, length, level, count, low, high, seed = 3 }) {
	const next = random(seed);
	for (let n = 0; n < count; n++) {
		const start = Math.floor((at + next() * length) * rate);
		const [tone, loud, pan, lasts] = [low + (high - low) * next() ** 2, next() ** 3, next(), 0.002 + next() * 0.006];
		const ends = Math.min(1, (start / rate - at) / 1.5, (at + length - start / rate) / 1.5);
		for (let i = 0; i < lasts * 6 * rate; i++)
			add(track, start + i, sin((i * 2 * PI * tone) / rate) * exp(-i / rate / lasts) * loud * level * Math.max(0, ends), pan, 0.15);
	}
}

/** A deep, soft stroke, as of a great drum far away. */
function stroke(track, { at, level }) {
	let phase = 0;
	for (let i = 0; i < 4 * rate; i++) {
		const t = i / rate;
		phase += (2 * PI * (44 + 26 * exp(-t * 9))) / rate;
		add(track, Math.floor(at * rate) + i, sin(phase) * exp(-t * 1.5) * Math.min(1, t / 0.012) * level, 0.5, 0.4);
	}
}

const instruments = { pad, bell, pluck, wind, ticks, stroke };

/** A hall: eight delays that feed each other, the high tones dying first. */
function echo(wet) {
	const lengths = [1931, 2213, 2473, 2777, 3119, 3461, 3821, 4159];
	const lines = lengths.map((length) => new Float32Array(length));
	const damped = new Float32Array(lengths.length);
	const out = [new Float32Array(wet[0].length), new Float32Array(wet[0].length)];
	for (let i = 0; i < wet[0].length; i++) {
		let sum = 0;
		for (const [n, line] of lines.entries()) {
			damped[n] += (line[i % lengths[n]] - damped[n]) * 0.42;
			sum += damped[n];
		}
		for (const [n, line] of lines.entries()) {
			line[i % lengths[n]] = (damped[n] - sum / 4) * 0.93 + wet[n % 2][i] * 0.35;
			out[n % 2][i] += damped[n] * 0.5;
		}
	}
	return out;
}

/** The sound of a trailer as a WAV file: its score played, echoed, faded and brought to one loudness. */
export function compose(game, { total }) {
	const track = createTrack(total);
	for (const [instrument, ...parts] of scores[game]) for (const part of parts) instruments[instrument](track, part);
	const hall = echo(track.wet);
	const mixed = track.dry.map((channel, side) => channel.map((value, i) => value + hall[side][i]));
	const loudness = Math.sqrt(mixed.reduce((sum, channel) => sum + channel.reduce((all, v) => all + v * v, 0), 0) / (2 * track.size));
	const gain = 0.085 / loudness;
	const bytes = Buffer.alloc(44 + track.size * 4);
	writeHeader(bytes, track.size);
	for (let i = 0; i < track.size; i++) {
		const t = i / rate;
		const fade = Math.min(1, t / 1.5, (total - t) / 2.2);
		// Peaks are rounded off instead of cut.
		for (const side of [0, 1]) bytes.writeInt16LE(Math.tanh(mixed[side][i] * gain * Math.max(0, fade)) * 30_000, 44 + i * 4 + side * 2);
	}
	return bytes;
}

function writeHeader(bytes, frames) {
	bytes.write('RIFF', 0);
	bytes.writeUInt32LE(36 + frames * 4, 4);
	bytes.write('WAVEfmt ', 8);
	bytes.writeUInt32LE(16, 16);
	bytes.writeUInt16LE(1, 20);
	bytes.writeUInt16LE(2, 22);
	bytes.writeUInt32LE(rate, 24);
	bytes.writeUInt32LE(rate * 4, 28);
	bytes.writeUInt16LE(4, 32);
	bytes.writeUInt16LE(16, 34);
	bytes.write('data', 36);
	bytes.writeUInt32LE(frames * 4, 40);
}
