import { existsSync } from 'node:fs';
import { release, siteFolder } from '../../../sandbox/release.ts';
import { serveSite, startServices } from '../../runner/site.ts';

// A site in a process of its own, so that all of it can be ended at once; it is built where it was not yet.
const data = process.env.SANDBOX_DATA ?? '';
await startServices(process.env);
if (!existsSync(siteFolder(data))) await release(data, process.env);
await serveSite(process.env);
console.log('all ready');
