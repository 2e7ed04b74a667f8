/** What moves in front of living key art. Speeds are in heights of the picture a second, sizes in shares of its height. */
interface Effect {
	count: number;
	/** Red, green and blue. */
	color: readonly [number, number, number];
	size: readonly [smallest: number, largest: number];
	/** Where the nearest ones go, to the right and downwards. */
	speed: readonly [x: number, y: number];
	/** How far they swing to the sides. */
	sway: number;
	/** How much longer than wide they are, along their way. */
	stretch: number;
	opacity: number;
	/** Whether they shine rather than cover. */
	glows: boolean;
}

export const effects = {
	salt: {
		count: 90,
		color: [255, 236, 208],
		size: [0.0012, 0.0034],
		speed: [0.13, 0.012],
		sway: 0.006,
		stretch: 2.4,
		opacity: 0.7,
		glows: true,
	},
	embers: {
		count: 64,
		color: [255, 150, 58],
		size: [0.0022, 0.006],
		speed: [0.016, -0.055],
		sway: 0.03,
		stretch: 1,
		opacity: 0.95,
		glows: true,
	},
	snow: {
		count: 120,
		color: [255, 255, 255],
		size: [0.0028, 0.0085],
		speed: [0.022, 0.075],
		sway: 0.022,
		stretch: 1,
		opacity: 0.85,
		glows: false,
	},
	pollen: {
		count: 70,
		color: [255, 232, 158],
		size: [0.0022, 0.0065],
		speed: [0.026, -0.007],
		sway: 0.022,
		stretch: 1,
		opacity: 0.8,
		glows: true,
	},
} as const satisfies Record<string, Effect>;

const spriteSize = 48;

/** One soft dot, which is drawn for each of them. */
function drawSprite([red, green, blue]: Effect['color']): HTMLCanvasElement {
	const sprite = document.createElement('canvas');
	sprite.width = sprite.height = spriteSize;
	const context = sprite.getContext('2d') as CanvasRenderingContext2D;
	const middle = spriteSize / 2;
	const light = context.createRadialGradient(middle, middle, 0, middle, middle, middle);
	for (const [at, alpha] of [
		[0, 1],
		[0.22, 0.85],
		[0.45, 0.22],
		[1, 0],
	] as const)
		light.addColorStop(at, `rgb(${red} ${green} ${blue} / ${alpha})`);
	context.fillStyle = light;
	context.fillRect(0, 0, spriteSize, spriteSize);
	return sprite;
}

/** Numbers between 0 and 1 that look random and are the same each time. */
const scatter = (index: number, salt: number) => {
	const value = Math.sin(index * 127.1 + salt * 311.7) * 43758.5453;
	return value - Math.floor(value);
};

/** A share of a way that begins anew at its end. */
const wrap = (value: number) => value - Math.floor(value);

const margin = 0.04;

/** Draws an effect as it is at a moment; there is no state, so that the same moment always looks the same. */
export function createParticles(name: keyof typeof effects) {
	const effect: Effect = effects[name];
	const sprite = drawSprite(effect.color);
	const all = Array.from({ length: effect.count }, (_, index) => ({
		x: scatter(index, 1),
		y: scatter(index, 2),
		/** How near it is: the nearest are the largest, and few. */
		near: 0.35 + 0.65 * scatter(index, 3) ** 2,
		turn: scatter(index, 4) * Math.PI * 2,
	}));

	/** @param seconds since the beginning @param shift how far the nearest are pushed aside, in shares of the height */
	return function draw(context: CanvasRenderingContext2D, seconds: number, shift = 0): void {
		const { width, height } = context.canvas;
		const aspect = width / height + 2 * margin;
		const [smallest, largest] = effect.size;
		context.clearRect(0, 0, width, height);
		context.globalCompositeOperation = effect.glows ? 'lighter' : 'source-over';
		for (const { x, y, near, turn } of all) {
			const swing = Math.sin(seconds * (0.5 + near * 0.6) + turn);
			const left =
				wrap(x + (seconds * effect.speed[0] * near + swing * effect.sway + shift * near) / aspect) * aspect -
				margin;
			const top =
				wrap(y + seconds * effect.speed[1] * near + Math.cos(seconds * 0.4 + turn) * effect.sway * 0.3) *
					(1 + 2 * margin) -
				margin;
			const size = (smallest + (largest - smallest) * near ** 2) * height * 4;
			const flicker = 0.62 + 0.38 * Math.sin(seconds * (1.1 + 1.7 * near) + turn * 3);
			context.globalAlpha = effect.opacity * flicker * (0.35 + 0.65 * near);
			context.drawImage(
				sprite,
				left * height - (size * effect.stretch) / 2,
				top * height - size / 2,
				size * effect.stretch,
				size,
			);
		}
	};
}
