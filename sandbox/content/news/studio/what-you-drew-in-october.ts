import { picture } from '../../pictures.ts';
import type { DemoNewsItem } from '../../types.ts';
import { tags } from '../tags.ts';

/** Waits until everyone shown has agreed. */
export const whatYouDrewInOctober: DemoNewsItem = {
	id: '126',
	slug: 'what-you-drew-in-october',
	draft: true,
	title: {
		en: 'What you drew in October',
		fr: 'Ce que vous avez dessiné en octobre',
		es: 'Lo que dibujasteis en octubre',
	},
	summary: {
		en: 'A crown in icing, a citadel in chalk and forty-six portraits of the ferryman: a first walk through your pictures of The Salt Crown.',
		fr: 'Une couronne en glaçage, une citadelle à la craie et quarante-six portraits du passeur : première promenade parmi vos images de The Salt Crown.',
		es: 'Una corona de glaseado, una ciudadela de tiza y cuarenta y seis retratos del barquero: primer paseo por vuestras imágenes de The Salt Crown.',
	},
	body: {
		en: `<p>There is a table in Dublin on which we lay out whatever the post brings. Since the eighth of October it has been two tables. A handful of what is on them, chosen by an argument of about ninety minutes.</p>
<p><strong>Marisol Quintero</strong> of Bogotá has drawn each of the four claimants as their own worst memory. We had told nobody what those were. Three are exactly right and the fourth is better than ours.</p>
<p><strong>A class of eleven-year-olds in Leeuwarden</strong> made the Citadel in pavement chalk, thirty metres long, and waited for rain. They sent a film of it. Watch the north gate go; listen to the cheering.</p>
<p><strong>Tomasz W.</strong> bakes. His crown is sugar and egg white, holds for two hours in a dry kitchen, and was eaten by a claimant aged four who regrets nothing.</p>
<p><strong>“Underoath”</strong>, who would rather not be named, embroidered every promise they had broken in one reign on a tablecloth. It seats twelve.</p>
<p>Then there is the ferryman. Forty-six of you have painted him, in oils, in felt, in coffee, once as a teapot. He has eleven lines in the whole game. We have stopped asking why and have given him a shelf.</p>
<h3>If you would like to be on the table</h3>
<p>Send a picture of what you made to <a href="mailto:community@tallowandthorn.example">community@tallowandthorn.example</a> and tell us what name to put under it. It remains yours. We show nothing without asking, sell nothing that you made, and reply to everyone, though after last month the reply may be short.</p>`,
		fr: `<p>À Dublin, nous étalons sur une table ce qu’apporte le facteur. Depuis le 8 octobre, il en faut deux. Voici quelques pièces, retenues au terme d’une dispute d’une heure et demie.</p>
<p><strong>Marisol Quintero</strong>, de Bogota, a dessiné chacun des quatre prétendants sous les traits de son pire souvenir. Nous n’en avions parlé à personne. Trois sont rigoureusement exacts et le quatrième vaut mieux que le nôtre.</p>
<p><strong>Une classe de sixième de Leeuwarden</strong> a tracé la Citadelle à la craie, sur trente mètres de trottoir, puis attendu la pluie. Le film nous est parvenu. Regardez céder la porte nord ; écoutez les hourras.</p>
<p><strong>Tomasz W.</strong> fait de la pâtisserie. Sa couronne de sucre et de blanc d’œuf tient deux heures dans une cuisine bien sèche. Une prétendante de quatre ans l’a mangée et ne regrette rien.</p>
<p><strong>« Underoath »</strong>, qui préfère garder l’anonymat, a brodé sur une nappe toutes les promesses trahies au cours d’un même règne. On y dîne à douze.</p>
<p>Reste le passeur. Vous avez été quarante-six à le peindre : à l’huile, en feutrine, au café, une fois en théière. Il n’a que onze répliques dans tout le jeu. Nous ne cherchons plus à comprendre ; il a désormais son étagère.</p>
<h3>Pour figurer sur la table</h3>
<p>Envoyez une photo de votre œuvre à <a href="mailto:community@tallowandthorn.example">community@tallowandthorn.example</a> et précisez sous quel nom la présenter. Elle reste à vous. Nous ne montrons rien sans demander, ne vendons rien de ce que vous faites et répondons à tout le monde, même si, après un tel mois, ce sera peut-être bref.</p>`,
		es: `<p>En Dublín hay una mesa donde ponemos lo que trae el correo. Desde el 8 de octubre son dos. Aquí va un puñado de lo que hay encima, elegido tras hora y media de discusión.</p>
<p><strong>Marisol Quintero</strong>, de Bogotá, ha dibujado a cada aspirante como su peor recuerdo. No se los habíamos contado a nadie. Tres son clavados y el cuarto supera al nuestro.</p>
<p><strong>Una clase de once años de Leeuwarden</strong> pintó la Ciudadela con tiza en treinta metros de acera y se sentó a esperar la lluvia. Nos mandaron el vídeo. Mirad cómo cae la puerta norte y escuchad los vítores.</p>
<p><strong>Tomasz W.</strong> es repostero. Su corona de azúcar y clara de huevo aguanta dos horas en una cocina seca. Se la comió una aspirante de cuatro años que no se arrepiente de nada.</p>
<p><strong>«Underoath»</strong>, que prefiere no dar su nombre, bordó en un mantel todas las promesas que había roto en un reinado. Es para doce comensales.</p>
<p>Y luego está el barquero. Cuarenta y seis de vosotros lo habéis retratado al óleo, en fieltro, con café y una vez en forma de tetera. En todo el juego tiene once frases. Hemos dejado de preguntarnos la razón y le hemos puesto una balda.</p>
<h3>Si quieres estar en la mesa</h3>
<p>Manda una foto de lo que hayas hecho a <a href="mailto:community@tallowandthorn.example">community@tallowandthorn.example</a> y dinos qué nombre ponemos debajo. Sigue siendo tuyo. No enseñamos nada sin pedir permiso, no vendemos nada que hayáis hecho y contestamos siempre, aunque después de un mes así la respuesta puede ser corta.</p>`,
	},
	image: picture('news-what-you-drew-in-october.webp', 1600, 900, {
		en: 'A crown of icing on a blue plate, among drawings in chalk and crayon: a city, a ship, four claimants and the ferryman three times.',
		fr: 'Une couronne en glaçage sur une assiette bleue, parmi des dessins à la craie et au crayon : une ville, un navire, quatre prétendants et trois fois le passeur.',
		es: 'Una corona de glaseado en un plato azul, entre dibujos a tiza y a cera: una ciudad, un barco, cuatro aspirantes y tres veces el barquero.',
	}),
	tags: [tags.players],
	game: 'the-salt-crown',
	office: 'dublin',
	publishedAt: '2026-11-18T09:00:00Z',
	updatedAt: '2026-11-18T09:00:00Z',
	author: 'Nessa Quigley',
};
