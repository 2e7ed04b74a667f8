import * as v from 'valibot';
import { type ServiceName, serviceNames } from './service-names.ts';

const fault = v.object({
	service: v.picklist(serviceNames),
	/** The beginning of the path, with or without the service's own base. */
	path: v.optional(v.string()),
	mode: v.pipe(
		v.string(),
		v.regex(/^(?:status:[2-5]\d\d|hang|slow:\d{1,6}|html|truncate|reset|empty|body)$/),
	),
	/** What the mode `body` answers. */
	body: v.optional(v.string()),
	/** Share of the requests that it hits, 0 to 1. */
	rate: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(1)), 1),
	/** How many requests it hits before it is used up. */
	times: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
});

export type Fault = v.InferOutput<typeof fault>;
export const faultList = v.array(fault);

/** Where a request goes. */
export interface Target {
	service: ServiceName;
	/** Below the service's base. */
	path: string;
	fullPath: string;
}

export interface Faults {
	add(list: readonly Fault[]): void;
	clear(): void;
	list(): readonly Fault[];
	/** The fault that hits this request, if any; it is counted. */
	pick(target: Target): Fault | undefined;
}

export function createFaults(): Faults {
	let active: Fault[] = [];
	return {
		add: (list) => {
			active = [...active, ...list.map((one) => ({ ...one }))];
		},
		clear: () => {
			active = [];
		},
		list: () => active,
		pick(target) {
			const hit = active.find((one) => meets(one, target) && Math.random() < one.rate);
			if (hit?.times !== undefined) hit.times -= 1;
			active = active.filter(({ times }) => times !== 0);
			return hit;
		},
	};
}

function meets({ service, path = '' }: Fault, target: Target): boolean {
	return service === target.service && (target.path.startsWith(path) || target.fullPath.startsWith(path));
}
