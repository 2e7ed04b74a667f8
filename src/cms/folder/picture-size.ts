// Awaited: where content comes from a service, the bundle of a function does not load it.
const { imageSize } = await import('image-size');

export interface Size {
	width: number;
	height: number;
}

/** Orientations of EXIF in which a picture lies on its side in its file. */
const firstTurned = 5;

/** How large a picture is as it is shown, in pixels; undefined where it is of no known kind or broken. */
export function pictureSize(bytes: Uint8Array): Size | undefined {
	try {
		const { width, height, orientation = 1 } = imageSize(bytes);
		if (!(width > 0 && height > 0)) return undefined;
		return orientation < firstTurned ? { width, height } : { width: height, height: width };
	} catch {
		return undefined;
	}
}
