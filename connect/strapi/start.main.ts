import { runCommand } from '../../sandbox/command.ts';
import { startSite } from '../../sandbox/start-site.ts';
import { startStrapi } from './start-strapi.ts';

await runCommand(async (environment) => {
	const { origin, administrator, environment: ofStrapi } = await startStrapi(environment);
	await startSite({ ...environment, ...ofStrapi });
	const { email, password } = administrator;
	console.log(`
  Strapi     ${origin}/admin
             ${email}   ${password}
  The site   ${environment.SITE_URL}, built anew as soon as you publish
`);
});
