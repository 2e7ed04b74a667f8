/** A map of the entries that were set last; past `most` of them the oldest goes. */
export class LruMap<Value> extends Map<string, Value> {
	readonly #most: number;

	constructor(most: number) {
		super();
		this.#most = most;
	}

	override set(key: string, value: Value): this {
		// A key that was there would keep its place.
		this.delete(key);
		super.set(key, value);
		if (this.size > this.#most) this.delete(this.keys().next().value ?? key);
		return this;
	}
}
