import sharp from 'sharp';
import { loadFile } from './cache/file-cache.ts';
import type { Game } from './collections/games.ts';
import { inOneColor, tidySvg, toSize, withoutScripts, withoutVariables } from './svg.ts';
import { warn } from './warnings.ts';

/** An SVG that may stand beside the pages, and what editors should know of it. */
export interface Logo {
	/** Absent where the file is none that a browser shows. */
	svg?: string;
	problems: string[];
}

interface Drawing {
	pixels: Buffer;
	/** Whether everything that is clearly seen has one colour. */
	isOneColor: boolean;
	isEmpty: boolean;
}

/** Pixels of the longer side that drawings are compared at. */
const compared = 320;
/** What may differ of 255, as rounding changes it. */
const tolerance = 12;
/** Below this alpha the colour of a pixel is hardly known. */
const seen = 96;

const channels = [0, 1, 2];

/** A channel of a pixel as it covers what is below. */
const shown = (pixels: Buffer, at: number, channel: number) =>
	channel === 3
		? pixels.readUInt8(at + 3)
		: (pixels.readUInt8(at + channel) * pixels.readUInt8(at + 3)) / 255;

/** Draws an SVG; undefined where that fails. */
async function draw(svg: string): Promise<Drawing | undefined> {
	try {
		const image = sharp(Buffer.from(toSize(svg, compared)));
		const pixels = await image.ensureAlpha().raw().toBuffer();
		return { pixels, ...describeColors(pixels) };
	} catch {
		return undefined;
	}
}

function describeColors(pixels: Buffer): Pick<Drawing, 'isOneColor' | 'isEmpty'> {
	const starts = Array.from({ length: pixels.length / 4 }, (_, index) => index * 4);
	const alphas = starts.map((at) => pixels.readUInt8(at + 3));
	const strongest = starts[alphas.indexOf(alphas.reduce((most, alpha) => Math.max(most, alpha), 0))] ?? 0;
	const differs = (at: number) =>
		channels.some((channel) => {
			const apart = pixels.readUInt8(at + channel) - pixels.readUInt8(strongest + channel);
			return (Math.abs(apart) * pixels.readUInt8(at + 3)) / 255 > tolerance;
		});
	return {
		isOneColor: !starts.some((at) => pixels.readUInt8(at + 3) >= seen && differs(at)),
		isEmpty: alphas.every((alpha) => alpha < 8),
	};
}

/** Whether two drawings look the same in some channels, but for a few pixels at edges. */
function isSame(one: Drawing, other: Drawing, compare: readonly number[]): boolean {
	if (one.pixels.length !== other.pixels.length) return false;
	let different = 0;
	for (let at = 0; at < one.pixels.length; at += 4) {
		const differs = (channel: number) =>
			Math.abs(shown(one.pixels, at, channel) - shown(other.pixels, at, channel)) > 2 * tolerance;
		if (compare.some(differs)) different++;
	}
	return different <= (one.pixels.length / 4) * 0.001;
}

const inWords = 'so that the name of the game stands in its place';
const asPicture = 'is shown as a picture in its own colours';

const asText = 'has words as text, which look different on each device: have them outlined';

/** In the colour of the text around it where it has one colour, else as it is. */
async function paint(tidied: string, drawing: Drawing): Promise<Logo> {
	if (!drawing.isOneColor) return { svg: tidied, problems: [`${asPicture}: it has more than one`] };
	const painted = inOneColor(tidied);
	const result = await draw(painted);
	return result?.isOneColor && isSame(drawing, result, [3])
		? { svg: painted, problems: [] }
		: { svg: tidied, problems: [`${asPicture}: it cannot be drawn in another`] };
}

/** The colour of a logo is that of the text where all of it is understood; else it is a picture as it came, and that is told. */
export async function readLogo(svg: string): Promise<Logo> {
	const unknown = new Set<string>();
	let tidied: string;
	try {
		tidied = tidySvg(svg, unknown);
	} catch (error) {
		const [reason] = (error as Error).message.split('\n');
		return { problems: [`is no SVG that can be read (${reason}), ${inWords}`] };
	}
	const picture = (reason: string): Logo => ({
		svg: withoutScripts(svg),
		problems: [`${asPicture}: ${reason}`],
	});
	if (unknown.size > 0) return picture(`it has ${[...unknown].join(', ')}, which is not understood`);
	const [original, drawing] = await Promise.all([draw(withoutVariables(svg)), draw(tidied)]);
	if (!drawing || (original && !isSame(original, drawing, [...channels, 3])))
		return picture('it would look otherwise; export it as a plain SVG');
	if (drawing.isEmpty) return { problems: [`shows nothing, ${inWords}`] };
	const { problems, ...logo } = await paint(tidied, drawing);
	return { ...logo, problems: tidied.includes('<text') ? [...problems, asText] : problems };
}

const read = new Map<string, Promise<Logo>>();

/** Whether a game's logo is an SVG. */
const isSvg = ({ logo }: Game) => new URL(logo.url).pathname.endsWith('.svg');

/** The logo of a game as it is drawn on the site, once for each file; null for one that is no SVG or cannot be shown. */
export async function loadLogo(game: Game): Promise<string | null> {
	if (!isSvg(game)) return null;
	const text = await (await loadFile('logos', game.logo.url)).text();
	const known = read.get(text) ?? readLogo(text);
	read.set(text, known);
	const { svg, problems } = await known;
	for (const problem of problems) warn({ collection: 'games', entry: game.id, field: 'logo', problem });
	return svg ?? null;
}

/** The slugs of the games whose logo the site has as an SVG. */
export async function loadSvgLogos(games: readonly Game[]): Promise<ReadonlySet<string>> {
	const logos = await Promise.all(games.map(loadLogo));
	return new Set(games.filter((_, index) => logos[index]).map(({ slug }) => slug));
}
