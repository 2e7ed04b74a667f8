import { escapeHtml } from '#lib/text/plain-text.ts';

const styles = `html { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
body { max-inline-size: 40rem; margin: 3rem auto; padding-inline: 1.5rem; overflow-wrap: anywhere; }
h1 { font-size: 1.25rem; }`;

/** What stands in the place of a draft that cannot be shown, for its editor to read. */
export const messagePage = (title: string, text = ''): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escapeHtml(title)}</title>
<style>${styles}</style>
</head>
<body>
<main>
<h1>${escapeHtml(title)}</h1>
${text && `<p>${escapeHtml(text)}</p>\n`}</main>
</body>
</html>
`;
