import { isOffline, markOffline } from '#lib/browser/connection.ts';

/** Milliseconds between two tries to reach the site. */
const pause = 5000;

let timer: ReturnType<typeof setTimeout>;

const isReachable = () =>
	fetch('/mark.svg', { method: 'HEAD', cache: 'no-store' }).then(
		({ ok }) => ok,
		() => false,
	);

/** Finds out whether the site can be reached, which the browser may be wrong about, and goes on until it can. */
export async function checkConnection(): Promise<boolean> {
	clearTimeout(timer);
	markOffline(!(await isReachable()));
	if (isOffline()) timer = setTimeout(checkConnection, pause);
	return !isOffline();
}

addEventListener('offline', () => {
	markOffline(true);
	timer = setTimeout(checkConnection, pause);
});
addEventListener('online', checkConnection);
if (!navigator.onLine) void checkConnection();
