import { createParticles, type effects } from './particles.ts';

/** What a hero says of its living key art. */
export interface ArtFacts {
	effect: keyof typeof effects;
	layers: { href: string; depth: number }[];
}

/** Moves living key art, or leaves it as it stands. */
export interface ArtMotion {
	play(): void;
	pause(): void;
}

interface Layer {
	image: HTMLImageElement;
	depth: number;
}

/** In seconds: how long the art takes to come as near as it does. */
const approach = 16;
/** How much larger the nearest layer becomes meanwhile, and how far the pointer moves it, in shares of the art. */
const growth = 0.055;
const drift = 0.014;
/** How deep the picture of a narrow view stands, which has no layers. */
const alone = 0.4;
/** In pixels of the canvas for one of the page: what is soft looks the same with fewer. */
const sharpness = 0.75;

async function loadLayer(still: HTMLImageElement, href: string): Promise<HTMLImageElement> {
	const image = new Image();
	image.src = href;
	image.alt = '';
	// Cropped as the still picture is; its other classes name it for transitions.
	image.className = 'art';
	Object.assign(image.dataset, still.dataset);
	// Other pictures have a ground of their own until they come.
	image.style.background = 'none';
	await image.decode();
	return image;
}

/** Loads what moves; where a narrow view shows another picture than the layers are of, that one alone. */
async function loadLayers(still: HTMLImageElement, layers: ArtFacts['layers']): Promise<Layer[]> {
	const fitting = still.naturalWidth > still.naturalHeight ? layers : [];
	const loaded = await Promise.all(
		fitting.map(async ({ href, depth }) => ({ image: await loadLayer(still, href), depth })),
	);
	// The farthest layer stands in for what the others hide of the still picture, so both move as one.
	return [{ image: still, depth: loaded[0]?.depth ?? alone }, ...loaded];
}

function createCanvas(scene: HTMLElement): CanvasRenderingContext2D {
	const canvas = document.createElement('canvas');
	canvas.className = 'art';
	const resize = () => {
		canvas.width = Math.round(scene.clientWidth * sharpness);
		canvas.height = Math.round(scene.clientHeight * sharpness);
	};
	new ResizeObserver(resize).observe(scene);
	resize();
	canvas.animate({ opacity: [0, 1] }, 2000);
	return canvas.getContext('2d') as CanvasRenderingContext2D;
}

/** Where the mouse is, from -1 to 1 both ways, and where the eye that follows it looks. */
function followPointer() {
	const pointer = { x: 0, y: 0 };
	const eye = { x: 0, y: 0 };
	addEventListener('pointermove', ({ clientX, clientY, pointerType }) => {
		if (pointerType !== 'mouse') return;
		pointer.x = (clientX / innerWidth) * 2 - 1;
		pointer.y = (clientY / innerHeight) * 2 - 1;
	});
	return (step: number) => {
		eye.x += (pointer.x - eye.x) * step * 2.5;
		eye.y += (pointer.y - eye.y) * step * 2.5;
		return eye;
	};
}

const ease = (share: number) => 1 - (1 - Math.min(1, share)) ** 3;

/** Loads the layers over the still picture of a scene, which they cover without a visible change until they move. */
export async function createLivingArt(scene: HTMLElement, { effect, layers }: ArtFacts): Promise<ArtMotion> {
	const still = scene.querySelector('img') as HTMLImageElement;
	const moved = await loadLayers(still, layers);
	const context = createCanvas(scene);
	still.parentElement?.after(...moved.slice(1).map(({ image }) => image), context.canvas);
	const draw = createParticles(effect);
	const look = followPointer();
	let seconds = 0;
	let last = 0;
	let frame = 0;

	function move(now: number) {
		frame = requestAnimationFrame(move);
		// After a pause it goes on from where it stood.
		const step = Math.min(0.05, (now - last) / 1000);
		last = now;
		seconds += step;
		const { x, y } = look(step);
		const near = ease(seconds / approach);
		for (const { image, depth } of moved) {
			const shift = -drift * depth * near * 100;
			image.style.transform = `translate(${shift * x}%, ${shift * y * 0.5}%) scale(${1 + growth * depth * near})`;
		}
		draw(context, seconds, -drift * 2 * x);
	}

	return {
		play() {
			cancelAnimationFrame(frame);
			frame = requestAnimationFrame(move);
		},
		pause: () => cancelAnimationFrame(frame),
	};
}
