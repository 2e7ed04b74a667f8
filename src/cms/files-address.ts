import { readConfig } from '#contract/config.ts';

/** What the paths of the CMS's files stand below: its own address, unless CMS_FILES_URL names another one. */
export function filesAddress(): string {
	const { CMS_URL, CMS_FILES_URL } = readConfig(process.env, ['CMS_URL', 'CMS_FILES_URL']);
	return CMS_FILES_URL ?? CMS_URL;
}
