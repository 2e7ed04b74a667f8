const browsers: [RegExp, string][] = [
	[/\bEdg(?:e|A|iOS)?\//, 'Edge'],
	[/\bOPR\//, 'Opera'],
	[/\b(?:Firefox|FxiOS)\//, 'Firefox'],
	[/\b(?:Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
	[/\bVersion\/.*Safari\//, 'Safari'],
];

const systems: [RegExp, string][] = [
	[/\b(?:iPhone|iPad)\b/, 'iOS'],
	[/\bAndroid\b/, 'Android'],
	[/\bWindows\b/, 'Windows'],
	[/\bMac OS X\b/, 'macOS'],
	[/\bCrOS\b/, 'ChromeOS'],
	[/\bLinux\b/, 'Linux'],
];

/** Browser and system in words that their owner recognises in the list of sessions; empty when unknown. */
export function deviceOf(userAgent: string): string {
	const agent = userAgent.slice(0, 512);
	const find = (names: [RegExp, string][]) => names.find(([pattern]) => pattern.test(agent))?.[1];
	return [find(browsers), find(systems)].filter(Boolean).join(', ');
}
