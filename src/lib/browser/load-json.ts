/** Fetches a data file; throws where it cannot be had, a TypeError where the site is out of reach. */
export async function loadJson<Data>(address: string): Promise<Data> {
	const response = await fetch(address);
	if (!response.ok) throw new Error(`${address} is answered with ${response.status}.`);
	return (await response.json()) as Data;
}
