import { readdir } from 'node:fs/promises';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Config, Context } from '@netlify/functions';

/** A function as its file exports it. */
export interface LoadedFunction {
	name: string;
	patterns: URLPattern[];
	/** A file of the address wins over it. */
	preferStatic: boolean;
	/** Those that it answers; any where there are none. */
	methods: string[];
	handle(request: Request, context: Context): Promise<Response>;
}

/** A function for an address, with what its path placeholders stand for. */
export interface FunctionMatch {
	handler: LoadedFunction;
	params: Record<string, string>;
}

interface FunctionModule {
	default: LoadedFunction['handle'];
	config?: Config & { path?: string | string[]; preferStatic?: boolean; method?: string | string[] };
}

const isFunction = (name: string) => /^[a-z][\w-]*\.(?:ts|mts|js|mjs)$/.test(name);

async function loadFunction(file: string, name: string): Promise<LoadedFunction> {
	const module = (await import(pathToFileURL(file).href)) as FunctionModule;
	const paths = [module.config?.path ?? `/.netlify/functions/${name}`].flat();
	return {
		name,
		patterns: paths.map((pathname) => new URLPattern({ pathname })),
		preferStatic: module.config?.preferStatic ?? false,
		methods: [module.config?.method ?? []].flat(),
		handle: module.default,
	};
}

/** Loads each file of a flat folder, as Netlify finds them. */
export async function loadFunctions(folder: string): Promise<LoadedFunction[]> {
	const names = (await readdir(folder).catch(() => [])).filter(isFunction).sort();
	return Promise.all(names.map((name) => loadFunction(resolve(folder, name), name.replace(/\.\w+$/, ''))));
}

const withoutLastSlash = (path: string) => (path.length > 1 ? path.replace(/\/$/, '') : path);

const answers = ({ methods }: LoadedFunction, method: string) =>
	methods.length === 0 || methods.includes(method);

/** The first function whose path and method match; a last slash changes nothing. */
export function findFunction(
	functions: readonly LoadedFunction[],
	pathname: string,
	method: string,
): FunctionMatch | undefined {
	for (const handler of functions.filter((each) => answers(each, method))) {
		for (const pattern of handler.patterns) {
			const match = pattern.exec({ pathname }) ?? pattern.exec({ pathname: withoutLastSlash(pathname) });
			if (match) return { handler, params: { ...match.pathname.groups } as Record<string, string> };
		}
	}
	return undefined;
}
