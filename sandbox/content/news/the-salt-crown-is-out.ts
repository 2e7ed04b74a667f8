import { picture } from '../pictures.ts';
import type { DemoNewsItem } from '../types.ts';
import { tags } from './tags.ts';

export const theSaltCrownIsOut: DemoNewsItem = {
	id: '107',
	slug: 'the-salt-crown-is-out',
	title: {
		en: 'The Salt Crown is out today',
		fr: 'The Salt Crown sort aujourd’hui',
		es: 'The Salt Crown sale hoy',
	},
	summary: {
		en: 'Five years, six offices, 1.1 million words and one crown. This world is yours now.',
		fr: 'Cinq ans, six bureaux, 1,1 million de mots et une couronne. Ce monde est désormais le vôtre.',
		es: 'Cinco años, seis oficinas, 1,1 millones de palabras y una corona. Este mundo ya es tuyo.',
	},
	body: {
		en: `<p>At three o’clock this afternoon, Dublin time, somebody on the north quay will press a button that is labelled with a strip of masking tape, and The Salt Crown will be yours. The tape says “don’t”. It has been there since Lowtide.</p>
<p>It began as a single drawing: a ship standing upright in something that was not water. It took us a year to find out what it was standing in, and another to find out who would want to own it. What came after that you can see for yourself, so let us only say what it is not. It is not a game about being chosen. Nobody chooses you. There are four of you, there is one crown, and it is melting.</p>
<p>You can play it alone or with up to three friends, on PC, PlayStation 5 and Xbox Series X|S, with voices in English and French and text in fourteen languages. If you own Thornhollow, look for a dog.</p>
<p>To our families, who have heard the word “salt” at dinner for five years: thank you. Tonight we shall talk about something else.</p>`,
		fr: `<p>À seize heures, heure de Gand, quelqu’un à Dublin appuiera sur un bouton marqué d’un bout de ruban adhésif, et The Salt Crown sera à vous. Sur le ruban, on lit « surtout pas ». Il est là depuis Lowtide.</p>
<p>Tout a commencé par un dessin : un navire debout dans quelque chose qui n’était pas de l’eau. Il nous a fallu un an pour comprendre dans quoi il tenait, et un autre pour savoir qui pourrait bien vouloir le posséder. La suite, vous la verrez par vous-mêmes ; disons seulement ce que ce n’est pas. Ce n’est pas l’histoire d’un élu. Personne ne vous choisit. Vous êtes quatre, il y a une couronne, et elle fond.</p>
<p>On peut y jouer en solo ou avec jusqu’à trois amis, sur PC, PlayStation 5 et Xbox Series X|S, avec des voix en anglais et en français et des textes en quatorze langues. Si vous possédez Thornhollow, cherchez le chien.</p>
<p>À nos familles, qui entendent le mot « sel » à table depuis cinq ans : merci. Ce soir, promis, nous parlerons d’autre chose.</p>`,
		es: `<p>A las cuatro de la tarde, hora de Gante, alguien en Dublín pulsará un botón marcado con un trozo de cinta adhesiva y The Salt Crown será tuyo. En la cinta pone «ni se te ocurra». Está ahí desde Lowtide.</p>
<p>Todo empezó con un dibujo: un barco en pie sobre algo que no era agua. Tardamos un año en averiguar sobre qué se sostenía y otro en saber quién podría querer poseerlo. Lo que vino después lo verás por tu cuenta; digamos solo lo que no es. No es la historia de un elegido. A ti no te elige nadie. Sois cuatro, hay una corona y se está derritiendo.</p>
<p>Se puede jugar a solas o con hasta tres amigos, en PC, PlayStation 5 y Xbox Series X|S, con voces en inglés y francés y textos en catorce idiomas. Si tienes Thornhollow, busca al perro.</p>
<p>A nuestras familias, que llevan cinco años oyendo la palabra «sal» en la cena: gracias. Esta noche hablaremos de otra cosa.</p>`,
	},
	image: picture('news-the-salt-crown-is-out.webp', 1600, 900, {
		en: 'Sunrise behind the salt citadel; four claimants, one with a red pennon, stand before it on the flooded plain.',
		fr: 'Le soleil se lève derrière la citadelle de sel ; quatre prétendants, dont l’un porte un fanion rouge, se tiennent devant elle sur la plaine inondée.',
		es: 'Sale el sol tras la ciudadela de sal; ante ella, en la llanura inundada, cuatro aspirantes, uno con un pendón rojo.',
	}),
	tags: [tags.announcement],
	game: 'the-salt-crown',
	publishedAt: '2026-10-08T14:00:00Z',
	updatedAt: '2026-10-08T16:45:00Z',
	author: 'Pieter Vancraeynest',
	previousSlugs: ['the-salt-crown-release-date'],
};
