import { picture } from '../../pictures.ts';
import type { DemoNewsItem } from '../../types.ts';
import { tags } from '../tags.ts';

export const writingInThreeLanguages: DemoNewsItem = {
	id: '102',
	slug: 'writing-in-three-languages',
	title: {
		en: 'Writing in three languages at once',
		fr: 'Écrire en trois langues à la fois',
		es: 'Escribir en tres idiomas a la vez',
	},
	summary: {
		en: 'Why our scripts are no longer translated, and what a pun cost us in Quebec.',
		fr: 'Pourquoi nos scénarios ne sont plus traduits, et ce qu’un jeu de mots nous a coûté à Québec.',
		es: 'Por qué nuestros guiones ya no se traducen y lo que nos costó un juego de palabras en Quebec.',
	},
	body: {
		en: `<p>Until The Glass Regent we did what everybody does. We wrote in English, we finished, and then we sent nine hundred thousand words to eleven very patient people who had never been in the room. The results were correct. They were not funny.</p>
<p>Since then every scene has three writers: one in English, one in French and one in Spanish, at the same table or at least in the same call. No version is the original. If a joke works in two languages and dies in the third, it goes, or the scene changes until all three have a joke of their own.</p>
<p>It is slower, by about a fifth. It is also how we found out that our villain was only frightening in English. In French he sounded like a notary. We kept the notary, who is much worse, and rewrote the English to match.</p>
<p>The pun we mentioned involves a lighthouse and cannot be repeated here. It took four people two days, it lasts a second and a half, and on the wall of the Quebec office there is a small brass plate with its date.</p>`,
		fr: `<p>Jusqu’à The Glass Regent, nous faisions comme tout le monde. Nous écrivions en anglais, nous terminions, puis nous envoyions neuf cent mille mots à onze personnes très patientes qui n’avaient jamais mis les pieds dans la pièce. Le résultat était juste. Il n’était pas drôle.</p>
<p>Depuis, chaque scène a trois auteurs : une plume anglaise, une française, une espagnole, à la même table ou du moins dans le même appel. Aucune version n’est l’original. Si une plaisanterie fonctionne dans deux langues et meurt dans la troisième, elle disparaît, ou la scène change jusqu’à ce que chacune ait la sienne.</p>
<p>C’est plus lent, d’un cinquième environ. C’est aussi comme cela que nous avons découvert que notre méchant ne faisait peur qu’en anglais. En français, on aurait dit un notaire. Nous avons gardé le notaire, qui est bien pire, et réécrit l’anglais en conséquence.</p>
<p>Le jeu de mots en question met en scène un phare et ne saurait être répété ici. Il a occupé quatre personnes pendant deux jours, il dure une seconde et demie, et une petite plaque de laiton en rappelle la date au mur du bureau de Québec.</p>`,
		es: `<p>Hasta The Glass Regent hacíamos lo que todo el mundo. Escribíamos en inglés, terminábamos y mandábamos novecientas mil palabras a once personas muy pacientes que nunca habían estado en la sala. El resultado era correcto. No tenía gracia.</p>
<p>Desde entonces cada escena tiene tres guionistas: una en inglés, otro en francés y otra en español, en la misma mesa o al menos en la misma llamada. Ninguna versión es la original. Si un chiste funciona en dos idiomas y se muere en el tercero, se va, o la escena cambia hasta que los tres tengan el suyo.</p>
<p>Es más lento, más o menos una quinta parte. También es como descubrimos que nuestro villano solo daba miedo en inglés. En francés parecía un notario. Nos quedamos con el notario, que es mucho peor, y reescribimos el inglés a su medida.</p>
<p>El juego de palabras en cuestión tiene que ver con un faro y aquí no se puede repetir. Ocupó a cuatro personas durante dos días, dura segundo y medio y, en una pared de la oficina de Quebec, una plaquita de latón recuerda la fecha.</p>`,
	},
	image: picture('news-writing-in-three-languages.webp', 1600, 900, {
		en: 'The Château Frontenac above the river at dusk.',
		fr: 'Le Château Frontenac au-dessus du fleuve, au crépuscule.',
		es: 'El Château Frontenac sobre el río al anochecer.',
	}),
	tags: [tags.workshop, tags.studio],
	game: 'the-glass-regent',
	office: 'quebec',
	publishedAt: '2025-09-04T13:00:00Z',
	updatedAt: '2025-09-04T13:00:00Z',
	author: 'Éloïse Tremblay',
};
