import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import ts from 'typescript';
import type { Change } from './changes.ts';
import type { SourceFile } from './draw.ts';

function configured(): ts.ParsedCommandLine {
	const { config } = ts.readConfigFile('tsconfig.json', ts.sys.readFile);
	// What is left without a use could go with the change.
	const unused = { noUnusedLocals: false, noUnusedParameters: false };
	return ts.parseJsonConfigFileContent(config, ts.sys, process.cwd(), unused);
}

/** A service that knows the whole project, and a file as it would be. */
function serviceWith(changed: Map<string, string>): ts.LanguageService {
	const { options, fileNames } = configured();
	const textOf = (path: string) => changed.get(path) ?? readFileSync(path, 'utf8');
	return ts.createLanguageService({
		getCompilationSettings: () => options,
		getScriptFileNames: () => fileNames,
		getScriptVersion: (path) => changed.get(path) ?? '',
		getScriptSnapshot: (path) =>
			changed.has(path) || ts.sys.fileExists(path) ? ts.ScriptSnapshot.fromString(textOf(path)) : undefined,
		getCurrentDirectory: () => process.cwd(),
		getDefaultLibFileName: ts.getDefaultLibFilePath,
		fileExists: ts.sys.fileExists,
		readFile: ts.sys.readFile,
		directoryExists: ts.sys.directoryExists,
		getDirectories: ts.sys.getDirectories,
	});
}

/** Whether the types of a file allow a change of it: what they refuse nobody could hand in. */
export function allowedByTypes(): (file: SourceFile, change: Change) => boolean {
	const changed = new Map<string, string>();
	const service = serviceWith(changed);
	return ({ path, text }, { start, end, after, place }) => {
		const whole = resolve(path);
		changed.set(
			whole,
			text.slice(0, start) + (place === 'attribute' ? `{${after}}` : after) + text.slice(end),
		);
		const problems = service.getSemanticDiagnostics(whole);
		changed.delete(whole);
		return problems.length === 0;
	};
}
