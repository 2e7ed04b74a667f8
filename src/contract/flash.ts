import { type ErrorCode, isErrorCode } from './codes.ts';

/** The value of the cookie `flash`: why the page before this one could not do what was asked. */
export function toFlash(codes: readonly ErrorCode[]): string {
	return codes.join('.');
}

/** The codes in the cookie's value; what is none of the catalogue is dropped. */
export function parseFlash(value: string): ErrorCode[] {
	return value.split('.').filter(isErrorCode);
}
