import { picture } from '../pictures.ts';
import type { DemoNewsItem } from '../types.ts';
import { tags } from './tags.ts';

export const howToBuildACityOfSalt: DemoNewsItem = {
	id: '105',
	slug: 'how-to-build-a-city-of-salt',
	title: {
		en: 'How to build a city of salt',
		fr: 'Comment bâtir une ville de sel',
		es: 'Cómo se construye una ciudad de sal',
	},
	summary: {
		en: 'White walls under a white sky on a white plain: our art team on making a place you can find your way through.',
		fr: 'Des murs blancs sous un ciel blanc sur une plaine blanche : notre équipe artistique raconte comment ne pas s’y perdre.',
		es: 'Muros blancos bajo un cielo blanco en una llanura blanca: nuestro equipo de arte cuenta cómo no perderse.',
	},
	body: {
		en: `<p>The first version of the Citadel was beautiful in a still picture and impossible to walk through. Everything was white. Players in our Gent room turned left at the same fountain eleven times and then, very politely, asked whether there was more than one fountain.</p>
<p>Salt saved us, in the end. We went to the pans of Guérande with a van and a spectrometer and found that there is no such thing as white salt. It is grey when it is young, pink where the algae have been, and as blue as shadow when it is old and pressed. So the city got an age. The blue quarters are the first ones. Wherever you see pink, there is water underneath, or there was.</p>
<h2>Light does the signposting</h2>
<p>Salt lets light in a little way and hands it back softened. Our renderer had no idea what to do about that, so Quebec wrote us a new one for the walls alone. The effect is small and it changed everything: a lamp in a room can be seen from the street as a warm stain in the wall. You never need a map marker when a house can blush.</p>
<p>The last thing we added were the tide lines. Every building carries the mark of the highest water, at the height of a child’s shoulder. You are not told what it is until the fourth hour. By then you have walked past it a thousand times.</p>`,
		fr: `<p>La première version de la Citadelle était superbe en image fixe et impraticable à pied. Tout y était blanc. Dans notre salle de Gand, des testeurs ont tourné onze fois à gauche devant la même fontaine, puis ont demandé, très poliment, s’il y en avait plusieurs.</p>
<p>C’est le sel qui nous a sauvés. Nous sommes allés dans les marais de Guérande avec une camionnette et un spectromètre, pour y découvrir que le sel blanc n’existe pas. Il est gris quand il est jeune, rose là où les algues sont passées, bleu comme l’ombre quand il est vieux et tassé. La ville a donc pris un âge. Les quartiers bleus sont les premiers. Là où vous voyez du rose, il y a de l’eau dessous, ou il y en a eu.</p>
<h2>La lumière sert de panneau</h2>
<p>Le sel laisse entrer un peu de lumière et la rend adoucie. Notre moteur de rendu n’avait aucune idée de ce qu’il fallait en faire ; Québec nous en a donc écrit un nouveau, rien que pour les murs. L’effet est discret et il a tout changé : une lampe allumée dans une chambre se devine de la rue, comme une tache chaude dans la paroi. Nul besoin de repère sur une carte quand une maison sait rougir.</p>
<p>La dernière chose ajoutée, ce sont les lignes de marée. Chaque bâtiment porte la marque des plus hautes eaux, à hauteur d’épaule d’enfant. On ne vous dit ce que c’est qu’à la quatrième heure. À ce moment-là, vous serez passés mille fois devant.</p>`,
		es: `<p>La primera versión de la Ciudadela era preciosa en una imagen fija e imposible de recorrer. Todo era blanco. En nuestra sala de Gante hubo quien giró once veces a la izquierda en la misma fuente y luego preguntó, con mucha educación, si había más de una.</p>
<p>Al final nos salvó la sal. Fuimos a las salinas de Guérande con una furgoneta y un espectrómetro y descubrimos que la sal blanca no existe. Es gris cuando es joven, rosa por donde han pasado las algas y azul como la sombra cuando es vieja y está prensada. Así que la ciudad cobró edad. Los barrios azules son los primeros. Donde veas rosa, debajo hay agua, o la hubo.</p>
<h2>La luz hace de señal</h2>
<p>La sal deja entrar un poco de luz y la devuelve más suave. Nuestro motor no sabía qué hacer con eso, así que Quebec nos escribió uno nuevo solo para las paredes. El efecto es pequeño y lo cambió todo: una lámpara encendida en un cuarto se adivina desde la calle como una mancha cálida en el muro. No hacen falta marcas en el mapa cuando una casa puede sonrojarse.</p>
<p>Lo último que añadimos fueron las líneas de marea. Cada edificio lleva la marca del agua más alta, a la altura del hombro de un niño. No se te dice qué es hasta la cuarta hora. Para entonces habrás pasado por delante mil veces.</p>`,
	},
	image: picture('news-how-to-build-a-city-of-salt.webp', 1600, 900, {
		en: 'A model of the city, cut from white, pink and blue salt, under the lamp of a workbench; jars of salt, pencils and plans around it.',
		fr: 'Une maquette de la ville, taillée dans du sel blanc, rose et bleu, sous la lampe d’un établi ; autour, des bocaux de sel, des crayons et des plans.',
		es: 'Una maqueta de la ciudad, tallada en sal blanca, rosa y azul, bajo la lámpara de un banco de trabajo; alrededor, tarros de sal, lápices y planos.',
	}),
	tags: [tags.workshop],
	game: 'the-salt-crown',
	office: 'gent',
	publishedAt: '2026-06-25T10:00:00Z',
	updatedAt: '2026-06-25T10:00:00Z',
	author: 'Lotte Baeyens',
};
