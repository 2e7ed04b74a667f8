import { filesAddress } from '#cms/files-address.ts';
import { merchFilesAddress } from '#cms/merch.ts';

/** Where pictures that are not files of this project come from. */
export const pictureAddresses = (): string[] =>
	[filesAddress(), merchFilesAddress()].filter((address) => address !== undefined);
