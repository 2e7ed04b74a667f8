import S3rver from '@20minutes/s3rver';

const [directory = '', ...buckets] = process.argv.slice(2);
const server = new S3rver({
	...{ address: '127.0.0.1', port: 0, silent: true, vhostBuckets: false },
	directory,
	configureBuckets: buckets.map((name) => ({ name })),
});
const { port } = await server.run();
console.log(`ready http://127.0.0.1:${port}`);
