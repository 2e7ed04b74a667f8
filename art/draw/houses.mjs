import { clamp, smooth } from './colour.mjs';
import { fbm, hash } from './noise.mjs';
import { block, roof, turned } from './solids.mjs';
import { masonry } from './texture.mjs';

const storey = 2.6;

/**
 * Old houses as solids for draw/solids.mjs: stone below, timber above, the upper floors jutting out.
 * `side` -1 stands left of a lane and shows its gable to the right, 1 the other way round; y is the ground.
 */
export function house({
	side,
	front,
	z,
	deep,
	floors = 2,
	rise = 2.4,
	jetty = 0.32,
	seed,
	y = 0,
	back = 7,
	angle = 0,
}) {
	const turn = angle && [angle, front, z + deep / 2];
	const more = { from: z, deep, seed, ground: y, side, turn };
	const solids = [];
	for (let f = 0; f < floors; f++) {
		const edge = front - side * jetty * f;
		const [x0, x1] = side < 0 ? [front - back, edge] : [edge, front + back];
		const foot = y + f * storey - (f === 0 ? 3 : 0);
		solids.push(block(x0, x1, foot, y + (f + 1) * storey, z, z + deep, { part: 'wall', level: f, ...more }));
	}
	const edge = front - side * (jetty * (floors - 1) + 0.3);
	const [x0, x1] = side < 0 ? [front - back, edge] : [edge, front + back];
	const eaves = y + floors * storey;
	solids.push(
		roof(x0, x1, eaves - 0.15, rise, z - 0.3, z + deep + 0.3, {
			across: true,
			part: 'roof',
			eaves,
			rise,
			...more,
		}),
	);
	if (hash(Math.floor(seed * 999), 4) > 0.35) {
		const cx = front + side * (1.2 + seed * 1.6);
		solids.push(
			block(cx - 0.3, cx + 0.3, eaves, eaves + rise + 0.7, z + deep * 0.3, z + deep * 0.3 + 0.6, {
				part: 'chimney',
				...more,
			}),
		);
	}
	return turn ? solids.map((solid) => turned(solid, ...turn)) : solids;
}

/** What a place on such a wall is made of: { kind, tone, joint } with kind plaster, timber, stone, pane, door or tiles. */
export function facade(hit, { glow = 0.55 } = {}) {
	const { x, y, z, nx, ny, solid } = unturned(hit);
	const lane = Math.abs(nx) > 0.6;
	const u = lane ? z - solid.from : x;
	const v = y - solid.ground;
	if (solid.part === 'chimney') return { kind: 'stone', ...stones(u, v) };
	if (solid.part === 'roof' && ny > 0.2) {
		const course = Math.floor(y * 4.2 + fbm(z, x, 2) * 0.2);
		const tile = hash(course, Math.floor((lane ? z : x) * 3.4 + (course % 2) * 0.5));
		return { kind: 'tiles', tone: tile, joint: smooth(0.4, 0.1, y * 4.2 - Math.floor(y * 4.2)) };
	}
	const level = solid.part === 'roof' ? 9 : solid.level;
	const base = solid.part === 'roof' ? solid.eaves - solid.ground : level * storey;
	const up = v - base;
	const bays = Math.max(1, Math.round(solid.deep / 1.45));
	const bay = lane ? clamp(Math.floor((u / solid.deep) * bays), 0, bays - 1) : Math.floor(u / 1.45);
	const middle = lane ? ((bay + 0.5) * solid.deep) / bays : (bay + 0.5) * 1.45;
	const off = Math.abs(u - middle);
	const chance = hash(Math.floor(solid.seed * 9999) + bay, level * 3 + (lane ? 1 : 2));
	const door = level === 0 && lane && bay === Math.floor(solid.seed * bays * 0.999);
	if (door && off < 0.5 && up < 2.05 + 0.18 * Math.cos(off * 3)) {
		return {
			kind: off > 0.43 || up > 1.98 ? 'timber' : 'door',
			tone: Math.floor(u / 0.17) % 2 ? 0.4 : 0.6,
			joint: 0,
		};
	}
	const inGable = solid.part === 'roof';
	const tall = inGable ? 0.5 : 1.05;
	const sill = inGable ? 0.5 : 0.85;
	const wide = inGable ? 0.3 : 0.4;
	const has = inGable ? bay === bays >> 1 && lane : chance > 0.18;
	if (has && off < wide + 0.09 && up > sill - 0.09 && up < sill + tall + 0.09) {
		const bar =
			off > wide ||
			up < sill ||
			up > sill + tall ||
			Math.abs(off - 0.01) < 0.03 ||
			Math.abs(up - sill - tall * 0.55) < 0.028;
		if (bar) return { kind: 'timber', tone: 0.5, joint: 0 };
		const lit = hash(Math.floor(solid.seed * 777) + bay * 3, level) < glow;
		return { kind: 'pane', lit, tone: chance, depth: clamp((up - sill) / tall) };
	}
	if (level === 0) return { kind: 'stone', ...stones(u, v) };
	const post = Math.min(
		Math.abs(u - (middle - solid.deep / bays / 2)),
		Math.abs(u - (middle + solid.deep / bays / 2)),
	);
	const brace = Math.abs(off * 1.9 - Math.abs(up - 0.2)) < 0.1 && chance < 0.18 && !inGable;
	const beam = up < 0.16 || Math.abs(up - storey + 0.08) < 0.09 || (!inGable && Math.abs(up - 0.72) < 0.06);
	if (post < 0.075 || brace || beam)
		return { kind: 'timber', tone: 0.5 + fbm(u * 9, v * 2, 3) * 0.5, joint: 0 };
	return { kind: 'plaster', tone: 0.5 + fbm(u * 1.6, v * 1.6, 5) * 0.7, joint: 0 };
}

function unturned(hit) {
	if (!hit.solid.turn) return hit;
	const [angle, px, pz] = hit.solid.turn;
	const [c, s] = [Math.cos(angle), Math.sin(angle)];
	const [dx, dz] = [hit.x - px, hit.z - pz];
	return {
		...hit,
		x: px + dx * c + dz * s,
		z: pz - dx * s + dz * c,
		nx: hit.nx * c + hit.nz * s,
		nz: hit.nz * c - hit.nx * s,
	};
}

function stones(u, v) {
	const { joint, tone, face } = masonry(u, v, { w: 0.62, h: 0.34, gap: 0.03 });
	return { joint, tone: tone * 0.7 + face * 0.4 };
}
