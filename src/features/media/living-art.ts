import { createParticles, type effects } from './particles.ts';

/** What a hero says of its living key art. */
export interface ArtFacts {
	effect: keyof typeof effects;
	layers: { href: string; depth: number }[];
}

/** Moves living key art, or leaves it as it stands. */
export interface LivingArt {
	play(): void;
	pause(): void;
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
	const layer = new Image();
	layer.src = href;
	layer.alt = '';
	// Cropped as the still picture is; its other classes name it for transitions.
	layer.className = 'art';
	Object.assign(layer.dataset, still.dataset);
	await layer.decode();
	return layer;
}

const ease = (share: number) => 1 - (1 - Math.min(1, share)) ** 3;

/**
 * Loads the layers over the still picture of a scene, which they cover without a visible change until they move. Where a
 * narrow view shows another picture, that one moves alone.
 */
export async function createLivingArt(scene: HTMLElement, { effect, layers }: ArtFacts): Promise<LivingArt> {
	const still = scene.querySelector('img') as HTMLImageElement;
	const isWide = still.naturalWidth > still.naturalHeight;
	const loaded = await Promise.all(isWide ? layers.map(({ href }) => loadLayer(still, href)) : []);
	const canvas = document.createElement('canvas');
	canvas.className = 'art';
	const context = canvas.getContext('2d') as CanvasRenderingContext2D;
	still.parentElement?.after(...loaded, canvas);
	canvas.animate({ opacity: [0, 1] }, 2000);

	const resize = () => {
		canvas.width = Math.round(scene.clientWidth * sharpness);
		canvas.height = Math.round(scene.clientHeight * sharpness);
	};
	new ResizeObserver(resize).observe(scene);
	resize();

	const draw = createParticles(effect);
	const moved = loaded.map((image, index) => ({ image, depth: layers[index]?.depth ?? 0 }));
	// The farthest layer stands in for what the others hide of the still picture, so both move as one.
	moved.unshift({ image: still, depth: moved[0]?.depth ?? alone });
	const pointer = { x: 0, y: 0 };
	const eye = { x: 0, y: 0 };
	let seconds = 0;
	let last = 0;
	let frame = 0;

	function move(now: number) {
		frame = requestAnimationFrame(move);
		// After a pause it goes on from where it stood.
		const step = Math.min(0.05, (now - last) / 1000);
		last = now;
		seconds += step;
		const near = ease(seconds / approach);
		eye.x += (pointer.x - eye.x) * step * 2.5;
		eye.y += (pointer.y - eye.y) * step * 2.5;
		for (const { image, depth } of moved) {
			const shift = -drift * depth * near * 100;
			image.style.transform = `translate(${shift * eye.x}%, ${shift * eye.y * 0.5}%) scale(${1 + growth * depth * near})`;
		}
		draw(context, seconds, -drift * 2 * eye.x);
	}

	addEventListener('pointermove', ({ clientX, clientY, pointerType }) => {
		if (pointerType !== 'mouse') return;
		pointer.x = (clientX / innerWidth) * 2 - 1;
		pointer.y = (clientY / innerHeight) * 2 - 1;
	});

	return {
		play() {
			cancelAnimationFrame(frame);
			frame = requestAnimationFrame(move);
		},
		pause: () => cancelAnimationFrame(frame),
	};
}
