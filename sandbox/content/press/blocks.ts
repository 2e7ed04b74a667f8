import { emberwick } from '../games/emberwick.ts';
import { theGlassRegent } from '../games/the-glass-regent.ts';
import { theSaltCrown } from '../games/the-salt-crown.ts';
import { thornhollow } from '../games/thornhollow.ts';
import { wending } from '../games/wending.ts';
import { gallery, places } from '../places.ts';
import type { DemoPress, Picture } from '../types.ts';

const photographs: Picture[] = [places.careers, places.playtests, ...gallery.slice(1, 3)];

export const pressBlocks: DemoPress['pageBlocks'] = [
	{
		type: 'section',
		title: {
			en: 'The studio in a paragraph',
			fr: 'Le studio en un paragraphe',
			es: 'El estudio en un párrafo',
		},
		html: {
			en: `<p>Tallow &amp; Thorn makes story-rich role-playing games. Founded above a bakery in Gent in 2010, it is now 240 people in six cities, publishes its own work and belongs for the greater part to those who make it. Its seventh game, Wending, follows The Salt Crown in spring 2027.</p>`,
			fr: `<p>Tallow &amp; Thorn fait des jeux de rôle riches en histoires. Né en 2010 au-dessus d’une boulangerie gantoise, le studio réunit aujourd’hui 240 personnes dans six villes, édite lui-même ses jeux et appartient en majorité à celles et ceux qui les font. Son septième titre, Wending, succédera à The Salt Crown au printemps 2027.</p>`,
			es: `<p>Tallow &amp; Thorn hace juegos de rol llenos de historias. Nació en 2010 encima de una panadería de Gante y hoy son 240 personas en seis ciudades; publica sus propias obras y pertenece en su mayor parte a quienes las hacen. Su séptimo juego, Wending, llegará tras The Salt Crown en la primavera de 2027.</p>`,
		},
	},
	{
		type: 'section',
		title: { en: 'The studio in a page', fr: 'Le studio en une page', es: 'El estudio en una página' },
		html: {
			en: `<p>Six friends finished Thornhollow in 2012 with a borrowed microphone and somebody’s dog. It was meant to be one game. It sold enough for a second, A Quarrel of Moons (2015), whose rules changed with the sky and which two reviewers took for broken. Then came Lowtide (2018), begun during somebody’s free month; The Glass Regent (2020), finished from forty kitchens; and Emberwick (2023), in which nobody fights.</p>
<h3>The Salt Crown</h3>
<p>Five years, six offices, 1.1 million words. It came out on October 8, 2026 for PC, PlayStation 5 and Xbox Series X|S, and is the first of our games that can be played by four. A free update, the Brine Gate, followed on November 12.</p>
<h3>How we work</h3>
<p>Every script is read aloud before a wall is built. The week has thirty-six hours in it, in the last month too. The engine, Wick, is written in Quebec; the effects come from Barcelona, the sound from Guildford, and Kuala Lumpur plays everything first. Dublin publishes and answers the post. Everyone in the credits has a share in what a game earns.</p>
<h3>Using what you find here</h3>
<p>Pictures, logos and fact sheets may be used free of charge in reporting, reviews, videos and lessons, with the name of the studio beside them. Please crop rather than stretch, and leave the moons in their order. For anything sold, <a href="/contact">ask us</a>; for drawings, costumes and songs, see the <a href="/fan-content-policy">fan content policy</a>.</p>`,
			fr: `<p>En 2012, six amis achevaient Thornhollow avec un micro prêté et le chien de l’un d’eux. Il ne devait y avoir qu’un jeu. Les ventes en ont permis un deuxième, A Quarrel of Moons (2015), dont les règles changeaient avec le ciel et que deux critiques ont cru cassé. Vinrent ensuite Lowtide (2018), commencé pendant le mois libre de quelqu’un, The Glass Regent (2020), terminé depuis quarante cuisines, puis Emberwick (2023), où l’on ne se bat pas.</p>
<h3>The Salt Crown</h3>
<p>Cinq ans, six bureaux, 1,1 million de mots. Sorti le 8 octobre 2026 sur PC, PlayStation 5 et Xbox Series X|S, c’est le premier de nos jeux où l’on peut être quatre. Une mise à jour gratuite, la porte des Saumures, l’a suivi le 12 novembre.</p>
<h3>Notre façon de travailler</h3>
<p>Chaque scénario se lit à voix haute avant que l’on élève un mur. La semaine compte trente-six heures, le dernier mois compris. Le moteur, Wick, s’écrit à Québec ; les effets viennent de Barcelone, le son de Guildford, et Kuala Lumpur joue à tout avant les autres. Dublin édite et répond au courrier. Quiconque figure au générique touche sa part des recettes.</p>
<h3>Utiliser ce que vous trouvez ici</h3>
<p>Images, logos et fiches peuvent servir gratuitement dans un article, une critique, une vidéo ou un cours, accompagnés du nom du studio. Recadrez plutôt que d’étirer, et laissez les lunes dans leur ordre. Pour tout ce qui se vend, <a href="/contact">demandez-nous</a> ; pour les dessins, costumes et chansons, voyez les <a href="/fan-content-policy">règles sur les créations de fans</a>.</p>`,
			es: `<p>En 2012, seis amigos terminaron Thornhollow con un micrófono prestado y el perro de uno de ellos. Iba a ser el único. Vendió lo justo para hacer otro, A Quarrel of Moons (2015), cuyas reglas cambiaban con el cielo y que dos críticos creyeron averiado. Después llegaron Lowtide (2018), que empezó en el mes libre de alguien; The Glass Regent (2020), acabado desde cuarenta cocinas, y Emberwick (2023), donde nadie pelea.</p>
<h3>The Salt Crown</h3>
<p>Cinco años, seis oficinas y 1,1 millones de palabras. Salió el 8 de octubre de 2026 para PC, PlayStation 5 y Xbox Series X|S, y es el primero de nuestros juegos en el que caben cuatro. El 12 de noviembre se le sumó una actualización gratuita, la Puerta de la Salmuera.</p>
<h3>Cómo trabajamos</h3>
<p>Ningún muro se levanta sin que antes se lea el guion en voz alta. La semana tiene treinta y seis horas, también en el último mes. El motor, Wick, se escribe en Quebec; los efectos vienen de Barcelona, el sonido de Guildford, y Kuala Lumpur lo juega todo antes que nadie. Dublín publica y contesta el correo. Quien sale en los créditos participa de lo que gana el juego.</p>
<h3>Cómo usar este material</h3>
<p>Las imágenes, los logotipos y las fichas pueden usarse gratis en noticias, críticas, vídeos y clases, con el nombre del estudio al lado. Mejor recortar que estirar, y las lunas, en su orden. Si va a venderse algo, <a href="/contact">pregúntanos</a>; para dibujos, disfraces y canciones están las <a href="/fan-content-policy">normas sobre contenido de fans</a>.</p>`,
		},
	},
	{
		type: 'quotes',
		title: { en: 'Said about us', fr: 'Ce qu’on en dit', es: 'Lo que se ha dicho' },
		quotes: [
			{
				text: {
					en: 'I have lied to kings in forty games. The Salt Crown is the first in which I lay awake over it.',
					fr: 'J’ai menti à des rois dans quarante jeux. The Salt Crown est le premier qui m’ait empêchée de dormir.',
					es: 'He mentido a reyes en cuarenta juegos. The Salt Crown es el primero que me ha quitado el sueño.',
				},
				source: 'The Brass Lectern',
			},
			{
				text: {
					en: 'Nothing happens in Emberwick for an hour, and then you notice that you are whispering.',
					fr: 'Pendant une heure, il ne se passe rien à Emberwick ; puis on s’aperçoit que l’on chuchote.',
					es: 'En Emberwick no pasa nada durante una hora y, de pronto, te das cuenta de que hablas en susurros.',
				},
				source: 'Le Carnet des Manettes',
			},
			{
				text: {
					en: 'A studio that writes mud, frost and debts better than most novelists. Its horses remain a problem.',
					fr: 'Un studio qui écrit la vase, le givre et les dettes mieux que bien des romanciers. Ses chevaux restent un problème.',
					es: 'Un estudio que escribe el barro, la escarcha y las deudas mejor que muchos novelistas. Lo de los caballos sigue sin arreglo.',
				},
				source: 'Partida Lenta',
			},
		],
	},
	{
		type: 'images',
		title: {
			en: 'Key art and pictures of the studio',
			fr: 'Visuels des jeux et images du studio',
			es: 'Arte de los juegos e imágenes del estudio',
		},
		images: [
			{ ...theSaltCrown.keyArt.wide, game: theSaltCrown.slug },
			{ ...wending.keyArt.wide, game: wending.slug },
			{ ...emberwick.keyArt.wide, game: emberwick.slug },
			{ ...theGlassRegent.keyArt.wide, game: theGlassRegent.slug },
			{ ...thornhollow.keyArt.wide, game: thornhollow.slug },
			...photographs,
		],
	},
];
