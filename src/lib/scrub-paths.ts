/** A folder of users, then a name: up to what ends a part of a path or the path itself. */
const windows = /([a-z]:(?:\\{1,2}|\/)(?:users|documents and settings)(?:\\{1,2}|\/))[^\\/:*?"<>|\r\n]+/gi;
const unix = /((?<![\w.])\/(?:home|users)\/)[^/\s:"'<>|]+/gi;

/** Folders of everybody, which name nobody. */
const shared = /^(?:public|shared|all users|default)$/i;

/** A text in which no path tells whose it is: `C:\Users\Ada\save` is `C:\Users\[user]\save`. */
export function scrubPaths(text: string): string {
	const hide = (path: string, folder: string) =>
		shared.test(path.slice(folder.length)) ? path : `${folder}[user]`;
	return text.replace(windows, hide).replace(unix, hide);
}
