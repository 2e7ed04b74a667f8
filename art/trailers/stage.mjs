// Runs in the browser: draws any moment of a trailer on a canvas. `createParticles` is the site's own.
import { createParticles } from 'particles';

const { width, height, bars } = window.frame;
const canvas = new OffscreenCanvas(width, height);
const film = canvas.getContext('2d');
/** A shot is drawn as a whole before it fades in. */
const layer = new OffscreenCanvas(width, height);
const context = layer.getContext('2d');
context.imageSmoothingQuality = 'high';
const veil = document.createElement('canvas');
veil.width = width;
veil.height = height;
const veilContext = veil.getContext('2d');

/** How much more the nearest layer moves than the picture. */
const parallax = 0.5;
const fade = 0.9;

const mix = (a, b, share) => a + (b - a) * share;
const clamp = (value) => Math.min(1, Math.max(0, value));
const smooth = (share) => share * share * (3 - 2 * share);
/** Starts and ends softly and is even in between, as a camera on rails is. */
const glide = (share) => mix(share, smooth(share), 0.6);

async function loadImage(address) {
	const image = new Image();
	image.src = address;
	await image.decode();
	return image;
}

/** Loads what the shots show. */
window.prepare = async (shots) => {
	window.shots = await Promise.all(
		shots.map(async (shot) => ({
			...shot,
			images: await Promise.all((shot.files ?? []).map(loadImage)),
			logo: shot.logo && (await loadImage(shot.logo)),
			particles: shot.effect && createParticles(shot.effect),
		})),
	);
};

function cameraAt({ from, to }, share) {
	const at = glide(share);
	// Zoom grows evenly to the eye when its logarithm does.
	const zoom = Math.exp(mix(Math.log(from.zoom), Math.log(to.zoom), at));
	const inside = (place) => Math.min(1 - 0.5 / zoom, Math.max(0.5 / zoom, place));
	return { x: inside(mix(from.x, to.x, at)), y: inside(mix(from.y, to.y, at)), zoom };
}

function drawPicture(shot, share) {
	const camera = cameraAt(shot, share);
	const rest = cameraAt(shot, 0.5);
	const { images } = shot;
	for (const [index, image] of images.entries()) {
		const depth = index === 0 ? 0 : (parallax * (index - 1 + 0.4)) / Math.max(1, images.length - 2);
		const zoom = camera.zoom * (1 + depth * (camera.zoom / rest.zoom - 1));
		const scale = (zoom * width) / images[0].width;
		const x = width / 2 - (camera.x + depth * (camera.x - rest.x)) * images[0].width * scale;
		const y = height / 2 - (camera.y + depth * (camera.y - rest.y)) * images[0].height * scale;
		context.drawImage(image, x, y, images[0].width * scale, images[0].height * scale);
	}
	return { camera, rest };
}

function drawShot(shot, seconds) {
	context.fillStyle = '#000';
	context.fillRect(0, 0, width, height);
	const share = clamp(seconds / shot.length);
	if (shot.images.length > 0) {
		const { camera, rest } = drawPicture(shot, share);
		if (shot.particles) {
			shot.particles(veilContext, seconds + 20, -(camera.x - rest.x) * 1.5);
			context.globalCompositeOperation = shot.effect === 'snow' ? 'source-over' : 'lighter';
			context.drawImage(veil, 0, 0);
			context.globalCompositeOperation = 'source-over';
		}
	}
	if (shot.shade) {
		context.fillStyle = `rgb(6 8 18 / ${shot.shade})`;
		context.fillRect(0, 0, width, height);
	}
	if (shot.logo) drawLogo(shot, seconds);
}

function drawLogo({ logo, length, logoWidth }, seconds) {
	const size = width * logoWidth * (1 + 0.02 * (seconds / length));
	context.globalAlpha = smooth(clamp((seconds - 0.5) / 1.2));
	const tall = (size * logo.height) / logo.width;
	context.drawImage(logo, (width - size) / 2, (height - tall) / 2, size, tall);
	context.globalAlpha = 1;
}

function drawEdges() {
	const light = film.createRadialGradient(width / 2, height / 2, height * 0.45, width / 2, height / 2, width * 0.62);
	light.addColorStop(0, 'rgb(0 0 0 / 0)');
	light.addColorStop(1, 'rgb(0 0 0 / 0.32)');
	film.fillStyle = light;
	film.fillRect(0, 0, width, height);
	film.fillStyle = '#000';
	film.fillRect(0, 0, width, bars);
	film.fillRect(0, height - bars, width, bars);
}

/** One frame as a JPEG in base64. */
window.drawFrame = async (seconds, total) => {
	film.globalAlpha = 1;
	film.fillStyle = '#000';
	film.fillRect(0, 0, width, height);
	for (const shot of window.shots) {
		const own = seconds - shot.start;
		if (own < 0 || own > shot.length) continue;
		drawShot(shot, own);
		film.globalAlpha = smooth(clamp(own / fade));
		film.drawImage(layer, 0, 0);
	}
	film.globalAlpha = 1;
	drawEdges();
	film.globalAlpha = smooth(clamp((seconds - total + 1.4) / 1.2));
	film.fillRect(0, 0, width, height);
	const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.97 });
	const bytes = new Uint8Array(await blob.arrayBuffer());
	let text = '';
	for (let i = 0; i < bytes.length; i += 0x8000) text += String.fromCharCode(...bytes.subarray(i, i + 0x8000));
	return btoa(text);
};
