import { atom, type WritableAtom } from 'nanostores';

/** A list of names that this device stores, the same in all of its tabs. */
export interface DeviceList {
	/** The newest first; where storage is blocked, for this visit. */
	$items: WritableAtom<readonly string[]>;
	/** Takes over what this device stores at the moment, and gives it. */
	read(): readonly string[];
	/** Takes over what this device stores, and what other tabs do to it, until what it returns is called. */
	follow(): () => void;
	/** Adds a name, or takes it out. Gives whether the device stored the list; otherwise only the page knows of it. */
	toggle(item: string): boolean;
	/** Takes names out. Gives whether the device stored the list. */
	remove(items: readonly string[]): boolean;
}

const isText = (value: unknown): value is string => typeof value === 'string';

function readList(key: string): readonly string[] {
	try {
		const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
		return Array.isArray(stored) ? stored.filter(isText) : [];
	} catch {
		return [];
	}
}

/** Makes a list under a key of localStorage. @param most more than anybody follows, less than a storage holds */
export function createDeviceList(key: string, most: number): DeviceList {
	const $items = atom<readonly string[]>([]);
	/** Whether only the page remembers, since the storage took nothing. */
	let isBlocked = false;
	/** What holds now: a page out of the browser's back/forward cache has not heard what others added. */
	const current = () => (isBlocked ? $items.get() : readList(key).slice(0, most));
	const store = (items: readonly string[]): boolean => {
		$items.set(items);
		try {
			localStorage.setItem(key, JSON.stringify(items));
			isBlocked = false;
		} catch {
			isBlocked = true;
		}
		return !isBlocked;
	};
	const read = () => {
		const items = current();
		// Every button of a page listens.
		if (items.join() !== $items.get().join()) $items.set(items);
		return items;
	};
	return {
		$items,
		read,
		follow() {
			const follow = (event: StorageEvent) => {
				if (event.key === key || event.key === null) read();
			};
			const takeOnReturn = ({ persisted }: PageTransitionEvent) => {
				if (persisted) read();
			};
			read();
			addEventListener('storage', follow);
			addEventListener('pageshow', takeOnReturn);
			return () => {
				removeEventListener('storage', follow);
				removeEventListener('pageshow', takeOnReturn);
			};
		},
		toggle(item) {
			const items = current();
			return store(
				items.includes(item) ? items.filter((other) => other !== item) : [item, ...items].slice(0, most),
			);
		},
		remove: (items) => store(current().filter((item) => !items.includes(item))),
	};
}
