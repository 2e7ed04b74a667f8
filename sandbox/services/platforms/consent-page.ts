import { html } from 'hono/html';
import type { Platform } from '#contract/platforms.ts';
import { platformNames } from '#services/accounts/platforms/names.ts';
import type { PlatformIdentity } from './identities.ts';

type Markup = ReturnType<typeof html>;

function frame(platform: Platform, title: string, content: Markup): Markup {
	return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} · ${platformNames[platform]}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/platforms/consent.css">
</head>
<body data-platform="${platform}">
<header class="top"><span class="mark" aria-hidden="true"></span><span>${platformNames[platform]}</span></header>
<main class="card">
<h1>${title}</h1>
${content}
</main>
<footer class="note">The sandbox stands in for ${platformNames[platform]}. Nothing leaves this machine.</footer>
</body>
</html>`;
}

/** Asks somebody at a platform whether the studio may know what it asks for. */
export function consentPage(
	platform: Platform,
	identities: readonly PlatformIdentity[],
	query: URLSearchParams,
	{ forProducts }: { forProducts: boolean },
): Markup {
	const name = platformNames[platform];
	return frame(
		platform,
		'Allow Tallow & Thorn to know you?',
		html`<p>Tallow &amp; Thorn would like to see:</p>
<ul class="asked"><li>your ${name} id and display name</li>${
			forProducts ? html`<li>which of its games you own on ${name}</li>` : ''
		}</ul>
<form method="post">
${[...query].map(([key, value]) => html`<input type="hidden" name="${key}" value="${value}">`)}
<fieldset>
<legend>Continue as</legend>
${identities.map((identity, index) => choice(identity.id, identity.name, index === 0))}
${choice('new', 'Somebody new', identities.length === 0)}
<label class="new">Display name, for somebody new
<input name="name" maxlength="30" autocomplete="off"></label>
</fieldset>
<p class="buttons"><button name="decision" value="allow" class="allow">Allow</button>
<button name="decision" value="deny">Deny</button></p>
</form>`,
	);
}

function choice(id: string, name: string, isFirst: boolean): Markup {
	return html`<label class="choice"><input type="radio" name="identity" value="${id}"${isFirst ? ' checked' : ''}> ${name}</label>
`;
}

/** Says why nothing can be asked; whoever sent the visitor is not trusted with them. */
export function refusalPage(platform: Platform): Markup {
	return frame(
		platform,
		'This request is not valid',
		html`<p>It names an application or an address that ${platformNames[platform]} does not know. Go back and start again.</p>`,
	);
}
