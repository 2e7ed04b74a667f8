/** The part of it that tests use; it comes without types. */
declare module '@20minutes/s3rver' {
	import type { AddressInfo } from 'node:net';

	export default class S3rver {
		constructor(options: {
			address: string;
			port: number;
			directory: string;
			silent: boolean;
			vhostBuckets: boolean;
			configureBuckets: { name: string }[];
		});
		run(): Promise<AddressInfo>;
	}
}
