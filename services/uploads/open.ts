import { join } from 'node:path';
import type { StorageConfig } from '../config.ts';
import { openBucket } from './bucket.ts';
import type { FileStore } from './files.ts';
import { openUploadFolder } from './folder.ts';

/** Opens where uploads are kept: a bucket where one is configured, else a folder. */
export const openFiles = ({ bucket, data }: StorageConfig): FileStore =>
	bucket ? openBucket(bucket) : openUploadFolder(join(data, 'uploads'));
