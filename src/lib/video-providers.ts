/** Sites that show videos in frames, and how the address of a video there becomes the address of its frame. */
export const videoProviders = [
	{
		name: 'YouTube',
		hosts: ['youtube.com', 'youtu.be', 'youtube-nocookie.com'],
		videoId: /(?:[?&]v=|youtu\.be\/|\/(?:embed|shorts|live)\/)([\w-]{11})(?![\w-])/,
		frames: 'https://www.youtube-nocookie.com/embed/',
	},
	{
		name: 'Vimeo',
		hosts: ['vimeo.com', 'player.vimeo.com'],
		videoId: /vimeo\.com\/(?:video\/)?(\d+)/,
		frames: 'https://player.vimeo.com/video/',
	},
] as const;

/** A provider's player. */
export interface VideoFrame {
	provider: string;
	/** What the frame shows. It plays at once, since a visitor has asked for it. */
	address: string;
}

/** The frame of a video by its address at a provider; undefined for any other address. */
export function findVideoFrame(address: string): VideoFrame | undefined {
	const host = URL.parse(address)?.hostname.replace(/^(?:www|m)\./, '') ?? '';
	const provider = videoProviders.find(({ hosts }) => hosts.some((each) => each === host));
	const id = provider?.videoId.exec(address)?.[1];
	if (!provider || !id) return undefined;
	return { provider: provider.name, address: `${provider.frames}${id}?autoplay=1` };
}
