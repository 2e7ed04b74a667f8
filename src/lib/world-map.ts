/** The part of the world that the map of src/brand/world.svg shows, in degrees; a degree is a unit of its view box. */
export const worldMap = { west: -104, east: 128, north: 64, south: -14 } as const;

/** Where a place stands on that map, from its upper left corner. */
export function onWorldMap({ lat, lng }: { lat: number; lng: number }): { x: number; y: number } {
	return { x: lng - worldMap.west, y: worldMap.north - lat };
}
