// node art/map/make.mjs: draws the part of the world with playtest rooms as a grid of dots on its land.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { geoContains } from 'd3-geo';
import { feature } from 'topojson-client';
import { worldMap } from '../../src/lib/world-map.ts';

const atlas = fileURLToPath(import.meta.resolve('world-atlas/land-110m.json'));
const topology = JSON.parse(readFileSync(atlas, 'utf8'));
const land = feature(topology, topology.objects.land);
const step = 1.6;
const { west, east, north, south } = worldMap;

const rows = [];
for (let lat = north - step / 2; lat > south; lat -= step) {
	const columns = [];
	for (let lng = west + step / 2; lng < east; lng += step)
		if (geoContains(land, [lng, lat])) columns.push(lng);
	if (columns.length > 0) rows.push(dots(columns, lat));
}

/** One row as a path of strokes without length, each a dot by its round ends. */
function dots([first, ...others], lat) {
	const short = (value) => String(Math.round(value * 10) / 10);
	let before = first;
	const rest = others.map((lng) => {
		const move = `m${short(lng - before)} 0h0`;
		before = lng;
		return move;
	});
	return `M${short(first - west)} ${short(north - lat)}h0${rest.join('')}`;
}

const size = `0 0 ${east - west} ${north - south}`;
writeFileSync(
	fileURLToPath(new URL('../../src/brand/world.svg', import.meta.url)),
	`<svg xmlns="http://www.w3.org/2000/svg" viewBox="${size}" aria-hidden="true"><path d="${rows.join('')}" fill="none" stroke="#000" stroke-width="0.9" stroke-linecap="round"/></svg>\n`,
);
