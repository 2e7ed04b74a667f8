import { expect, it } from 'vitest';
import { findVideoFrame } from '#lib/video-providers.ts';

const youTube = {
	provider: 'YouTube',
	address: 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1',
};
const vimeo = { provider: 'Vimeo', address: 'https://player.vimeo.com/video/76979871?autoplay=1' };

it.each([
	['https://www.youtube.com/watch?v=aqz-KE-bpKQ', youTube],
	['https://m.youtube.com/watch?app=desktop&v=aqz-KE-bpKQ&t=3', youTube],
	['https://youtu.be/aqz-KE-bpKQ?si=x', youTube],
	['https://www.youtube.com/shorts/aqz-KE-bpKQ', youTube],
	['https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ', youTube],
	['https://vimeo.com/76979871', vimeo],
	['https://player.vimeo.com/video/76979871?h=1', vimeo],
])('%s has a frame', (address, frame) => {
	expect(findVideoFrame(address)).toEqual(frame);
});

it.each([
	'https://www.youtube.com/@tallowandthorn',
	'https://www.youtube.com/watch?v=short',
	'https://vimeo.com/channels/staffpicks',
	'https://evil.example/?youtube.com/watch?v=aqz-KE-bpKQ',
	'https://youtube.com.evil.example/watch?v=aqz-KE-bpKQ',
	'aqz-KE-bpKQ',
])('%s has none', (address) => {
	expect(findVideoFrame(address)).toBeUndefined();
});
