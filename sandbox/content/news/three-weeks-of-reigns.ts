import { picture } from '../pictures.ts';
import type { DemoNewsItem } from '../types.ts';
import { tags } from './tags.ts';

export const threeWeeksOfReigns: DemoNewsItem = {
	id: '108',
	slug: 'three-weeks-of-reigns',
	title: {
		en: 'Three weeks, 1.3 million reigns',
		fr: 'Trois semaines, 1,3 million de règnes',
		es: 'Tres semanas, 1,3 millones de reinados',
	},
	summary: {
		en: 'What you did with the crown once you had it, in numbers that surprised even the people who wrote the endings.',
		fr: 'Ce que vous avez fait de la couronne une fois posée sur votre tête, en chiffres qui ont surpris jusqu’à celles qui ont écrit les fins.',
		es: 'Lo que hicisteis con la corona cuando por fin la tuvisteis, en cifras que sorprendieron hasta a quienes escribieron los finales.',
	},
	body: {
		en: `<p>The Salt Crown has been out for three weeks. In that time you have started 1.3 million reigns and finished a little under four hundred thousand of them. The shortest lasted eleven minutes. We have watched it several times and we still think it was a misunderstanding.</p>
<p>Sixty-two in every hundred of you tried to keep the crown dry. Nine in every hundred drank it. We had expected two, perhaps three, and the scene in which you do was written on a Friday evening by somebody who was sure that nobody would ever see it. She has asked us to tell you that she meant every word.</p>
<blockquote><p>I carried it all the way across the plain for a friend, and when we arrived neither of us wanted it any more. We sat on the steps and watched it rain.</p></blockquote>
<p>That letter came from a player in Uppsala, and it hangs on the wall in Gent now. So do four hundred others. Please keep writing: the address is at the foot of this page, and a person reads it.</p>
<p>Two thank-yous before we go back to work. To everyone who reported that the ferryman could be paid in himself: it is fixed, and we are sorry, and he says he did not mind. And to the 2,310 people who sat in our playtest rooms over four years: the game you were so honest about exists because you were.</p>`,
		fr: `<p>The Salt Crown est sorti depuis trois semaines. Vous avez entamé 1,3 million de règnes et mené à terme un peu moins de quatre cent mille d’entre eux. Le plus court a duré onze minutes. Nous l’avons regardé plusieurs fois et nous pensons toujours qu’il s’agissait d’un malentendu.</p>
<p>Soixante-deux pour cent d’entre vous ont essayé de garder la couronne au sec. Neuf pour cent l’ont bue. Nous en attendions deux, peut-être trois, et la scène en question fut écrite un vendredi soir par quelqu’un qui était certain que personne ne la verrait. Elle nous prie de vous dire qu’elle en pensait chaque mot.</p>
<blockquote><p>Je l’ai portée d’un bout à l’autre de la plaine pour une amie, et en arrivant ni elle ni moi n’en voulions plus. Nous nous sommes assis sur les marches pour regarder tomber la pluie.</p></blockquote>
<p>Cette lettre nous vient d’Uppsala ; elle est désormais accrochée au mur, à Gand, avec quatre cents autres. Continuez à écrire : l’adresse figure au bas de cette page, et c’est une personne qui vous lit.</p>
<p>Deux mercis avant de retourner au travail. À tous ceux qui nous ont signalé que l’on pouvait payer le passeur avec lui-même : c’est corrigé, nous en sommes désolés, et lui assure que cela ne le dérangeait pas. Et aux 2 310 personnes passées par nos salles de test en quatre ans : si ce jeu existe, c’est parce que vous avez été francs.</p>`,
		es: `<p>The Salt Crown lleva tres semanas en la calle. En ese tiempo habéis empezado 1,3 millones de reinados y habéis terminado algo menos de cuatrocientos mil. El más corto duró once minutos. Lo hemos visto varias veces y seguimos creyendo que fue un malentendido.</p>
<p>Sesenta y dos de cada cien intentasteis mantener la corona seca. Nueve de cada cien os la bebisteis. Esperábamos dos, quizá tres, y la escena en que ocurre la escribió un viernes por la noche alguien convencida de que nadie la vería jamás. Nos pide que os digamos que iba en serio, palabra por palabra.</p>
<blockquote><p>La llevé por toda la llanura para una amiga y, al llegar, ninguno de los dos la queríamos ya. Nos sentamos en los escalones a ver llover.</p></blockquote>
<p>La carta es de alguien de Upsala y ahora cuelga en una pared de Gante, junto a otras cuatrocientas. Seguid escribiendo: la dirección está al pie de esta página y al otro lado hay una persona.</p>
<p>Dos agradecimientos antes de volver al trabajo. A quienes avisasteis de que al barquero se le podía pagar consigo mismo: ya está arreglado, lo sentimos mucho y él dice que no le importaba. Y a las 2310 personas que pasaron por nuestras salas de prueba en cuatro años: el juego con el que fuisteis tan sinceras existe gracias a eso.</p>`,
	},
	image: picture('news-three-weeks-of-reigns.webp', 1600, 900, {
		en: 'Two friends, seen from behind, sit on wet steps with a crown of salt between them and watch it rain.',
		fr: 'Deux amis, vus de dos, assis sur des marches mouillées, une couronne de sel entre eux, regardent tomber la pluie.',
		es: 'Dos amigos, de espaldas, sentados en unos escalones mojados con una corona de sal entre ambos, miran llover.',
	}),
	tags: [tags.players],
	game: 'the-salt-crown',
	publishedAt: '2026-10-30T14:00:00Z',
	updatedAt: '2026-10-30T14:00:00Z',
	author: 'Ciarán Dolan',
};
