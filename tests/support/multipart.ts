import { randomUUID } from 'node:crypto';

/** Fields as the body of a form, with the header that says so; a value may hold anything. */
export function multipart(fields: [name: string, value: string, head?: string][]) {
	const boundary = `----${randomUUID()}`;
	const parts = fields.map(
		([name, value, head = '']) =>
			`--${boundary}\r\nContent-Disposition: form-data; name="${name}"${head}\r\n\r\n${value}\r\n`,
	);
	const body = `${parts.join('')}--${boundary}--\r\n`;
	return { body, headers: { 'Content-Type': `multipart/form-data; boundary=${boundary}` } };
}
