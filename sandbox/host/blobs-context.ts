/** What the platform tells functions of their store: here it is the sandbox's, whose base is the id of the site. */
export function blobsContext(sandbox: string): string {
	const context = { edgeURL: sandbox, uncachedEdgeURL: sandbox, siteID: 'blobs', token: 'local' };
	return Buffer.from(JSON.stringify(context)).toString('base64');
}
