import { checkPreview } from './check.ts';
import { readOptions } from './options.ts';
import { tableOf } from './table.ts';

const [address = ''] = process.argv.slice(2);
if (!/^https?:/.test(address) || !URL.canParse(address)) {
	console.error('Say which preview: npm run check:preview -- https://the-preview.example');
	process.exit(2);
}
const { origin } = new URL(address);
const findings = await checkPreview(origin, readOptions(process.env));
console.log(tableOf(origin, findings));
process.exitCode = findings.some(({ problems }) => problems.length > 0) ? 1 : 0;
