import { html } from 'hono/html';

type Markup = ReturnType<typeof html>;

/** A page of the desk. */
export function frame(title: string, content: Markup | Markup[]): Markup {
	return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<link rel="stylesheet" href="/desk/desk.css">
<script type="module" src="/desk/desk.js"></script>
</head>
<body>
<header class="top">
<a class="mark" href="/">The desk</a>
<nav class="places" aria-label="The desk"><a href="/">Overview</a> <a href="/desk/content">Content</a> <a href="/desk/builds">Builds</a> <a href="/desk/analytics">Analytics</a> <a href="/desk/messages">Messages</a> <a href="/desk/alerts">Alerts</a> <a href="/desk/uploads">Uploads</a> <a href="/desk/applications">Applications</a> <a href="/desk/surveys">Playtests</a></nav>
</header>
<main>${content}</main>
</body>
</html>`;
}

/** A titled part of a page. */
export function panel(title: string, name: string, content: Markup): Markup {
	return html`<section class="panel" id="${name}" aria-labelledby="${name}-title">
<h2 id="${name}-title">${title}</h2>
${content}
</section>`;
}
