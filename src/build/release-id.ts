/** Names this build. The local build hook gives RELEASE_ID, Netlify DEPLOY_ID; else it is the time. */
export const releaseId =
	process.env.RELEASE_ID || process.env.DEPLOY_ID || new Date().toISOString().replaceAll(/\D/g, '');
