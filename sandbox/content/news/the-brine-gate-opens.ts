import { picture } from '../pictures.ts';
import type { DemoNewsItem } from '../types.ts';
import { tags } from './tags.ts';

export const theBrineGateOpens: DemoNewsItem = {
	id: '109',
	slug: 'the-brine-gate-opens',
	title: {
		en: 'The Brine Gate opens',
		fr: 'La porte des Saumures s’ouvre',
		es: 'Se abre la Puerta de la Salmuera',
	},
	summary: {
		en: 'The first large update to The Salt Crown adds a drowned quarter, a fifth claimant and the most requested button in our history.',
		fr: 'La première grande mise à jour de The Salt Crown ajoute un quartier noyé, un cinquième prétendant et le bouton le plus réclamé de notre histoire.',
		es: 'La primera gran actualización de The Salt Crown añade un barrio anegado, una quinta aspirante y el botón más pedido de nuestra historia.',
	},
	body: {
		en: `<p>There has always been a door at the foot of the Citadel that nobody in the game would talk about. From today you can open it. Behind it lies the Undercrust, the one quarter of the city that the sea did not leave, and the people who went on living there because no one came to tell them.</p>
<h2>A fifth claimant</h2>
<p>Ysolde Marrow is a diver, a smuggler and, by a line of descent that three scholars will gladly dispute with you, the late queen’s niece. She joins any reign from its second chapter, and she does not need your approval to want the crown. Her voice is Aoife Brannigan’s, recorded in Guildford over nine very wet days: every line below the waterline was spoken with her feet in a basin.</p>
<h2>What else is new</h2>
<ul>
<li>Oaths can now be reread. The journal shows who heard you, and what they believe you meant.</li>
<li>Water has weight at sea level, so a caravan travels more slowly but can afford more friends.</li>
<li>You can skip the opening on later reigns. You asked 11,402 times. We counted.</li>
</ul>
<p>The update is free and takes up 6 GB. Reigns already under way will find the gate on their next visit to the Citadel; nothing you have decided will be undone, including the things you asked us to undo.</p>`,
		fr: `<p>Au pied de la Citadelle, il y a toujours eu une porte dont aucun personnage ne voulait parler. Depuis aujourd’hui, vous pouvez l’ouvrir. Derrière s’étend la Sous-Croûte, le seul quartier que la mer n’a pas quitté, avec ceux qui ont continué d’y vivre parce que personne n’est venu les prévenir.</p>
<h2>Un cinquième nom sur la liste</h2>
<p>Ysolde Marrow est plongeuse, contrebandière et, selon une généalogie que trois érudits se feront un plaisir de contester, nièce de la défunte reine. Elle rejoint n’importe quel règne dès le deuxième chapitre et n’a pas besoin de votre bénédiction pour convoiter la couronne. Aoife Brannigan lui prête sa voix, enregistrée à Guildford pendant neuf jours très humides : chaque réplique sous la ligne de flottaison a été dite les pieds dans une bassine.</p>
<h2>Et aussi</h2>
<ul>
<li>Les serments peuvent se relire. Le journal indique qui vous a entendu, et ce que chacun croit que vous vouliez dire.</li>
<li>L’eau pèse au niveau de la mer : une caravane avance moins vite, mais peut s’offrir plus d’amis.</li>
<li>On peut passer l’introduction dès le deuxième règne. Vous l’avez demandé 11 402 fois. Nous avons compté.</li>
</ul>
<p>La mise à jour est gratuite et occupe 6 Go. Les règnes en cours trouveront la porte à leur prochain passage à la Citadelle ; rien de ce que vous avez décidé ne sera défait, pas même ce que vous nous avez suppliés de défaire.</p>`,
		es: `<p>Al pie de la Ciudadela siempre hubo una puerta de la que nadie quería hablar. Desde hoy puedes abrirla. Detrás está la Subcostra, el único barrio que el mar no abandonó, con la gente que siguió viviendo allí porque nadie fue a avisarla.</p>
<h2>Una quinta aspirante</h2>
<p>Ysolde Marrow es buceadora, contrabandista y, según una genealogía que tres eruditos te discutirán encantados, sobrina de la difunta reina. Se une a cualquier reinado a partir del segundo capítulo y no necesita tu permiso para querer la corona. Le pone voz Aoife Brannigan, que grabó en Guildford durante nueve días muy húmedos: cada frase por debajo de la línea de flotación se dijo con los pies en un barreño.</p>
<h2>Qué más hay</h2>
<ul>
<li>Los juramentos se pueden releer. El diario muestra quién te oyó y qué cree cada cual que querías decir.</li>
<li>El agua pesa a nivel del mar, así que la caravana va más despacio, pero puede permitirse más amigos.</li>
<li>Puedes saltarte la introducción a partir del segundo reinado. Lo habéis pedido 11 402 veces. Las hemos contado.</li>
</ul>
<p>La actualización es gratuita y ocupa 6 GB. Los reinados en marcha encontrarán la puerta en su próxima visita a la Ciudadela; no se deshará nada de lo que hayas decidido, ni siquiera lo que nos pediste que deshiciéramos.</p>`,
	},
	image: picture('game-the-salt-crown-scene-3.webp', 1600, 900, {
		en: 'The ferryman stands in his boat with a passenger, between green walls that rise straight out of the water.',
		fr: 'Le passeur, debout dans sa barque avec un passager, entre des murs verts qui sortent tout droit de l’eau.',
		es: 'El barquero, de pie en su barca con un pasajero, entre paredes verdes que salen rectas del agua.',
	}),
	tags: [tags.update],
	game: 'the-salt-crown',
	publishedAt: '2026-11-12T15:00:00Z',
	updatedAt: '2026-11-13T09:20:00Z',
	author: 'Margaux Delvaux',
};
