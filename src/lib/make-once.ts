/** A function that makes something for a name when it is first asked for it, and gives the same from then on. */
export function makeOnce<Value>(make: (name: string) => Value): (name: string) => Value {
	const made = new Map<string, Value>();
	return (name) => {
		const value = made.get(name) ?? make(name);
		made.set(name, value);
		return value;
	};
}
