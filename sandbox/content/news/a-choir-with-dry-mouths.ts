import { picture } from '../pictures.ts';
import type { DemoNewsItem } from '../types.ts';
import { tags } from './tags.ts';

export const aChoirWithDryMouths: DemoNewsItem = {
	id: '121',
	slug: 'a-choir-with-dry-mouths',
	title: {
		en: 'A choir with dry mouths',
		fr: 'Un chœur à la bouche sèche',
		es: 'Un coro con la boca seca',
	},
	summary: {
		en: 'The studio choir has recorded the songs of the salt plain. Nobody was allowed a drink.',
		fr: 'La chorale du studio a enregistré les chants de la plaine de sel. Interdiction de boire.',
		es: 'El coro del estudio ha grabado los cantos de la llanura de sal. Prohibido beber.',
	},
	body: {
		en: `<p>Our choir has thirty-one members, of whom nine can read music. It meets on Wednesdays at lunch, is conducted by Saskia Maes from production, and has been heard in every game since Lowtide. For The Salt Crown we asked it to do one thing it had never done: to sing as though singing were expensive.</p>
<p>In a country where water is money, people would not waste breath. They would swallow the ends of words. They would leave the high notes to the young. Saskia worked that out by eating three crackers and trying to get through “Dona nobis”, and by the following Wednesday there were crackers for all.</p>
<h2>The room</h2>
<p>We recorded over four evenings in the panelled room behind the stage in Gent, with three microphones hanging from the ceiling and one, the good one, inside a salt crate. Guildford had sent us two hundred kilos of the stuff. Salt is a splendid thing to stand a singer next to: it eats the echo, and what is left sounds close and slightly ashamed.</p>
<p>The radiator could not be turned off. It ticks at about 52 beats a minute. After one evening of arguing with it we wrote “The Long Carry” at 52, and it is now credited under percussion.</p>
<h2>The words</h2>
<p>There is no invented language. The texts are receipts: what was paid, by whom, in how many cups. Sung slowly in four parts they become almost unbearable, particularly the one with the discount.</p>
<p>At the end of the last take, everyone was given a glass of water. We left the microphones on. You will hear that too, very late in the game, if you have been generous.</p>`,
		fr: `<p>Notre chorale compte trente et un membres, dont neuf savent lire une partition. Elle se réunit le mercredi midi sous la direction de Saskia Maes, de la production, et on l’entend dans tous nos jeux depuis Lowtide. Pour The Salt Crown, nous lui avons demandé ce qu’elle n’avait encore jamais fait : chanter comme si chanter coûtait cher.</p>
<p>Là où l’eau sert de monnaie, nul ne gaspillerait son souffle. On avalerait les fins de mots. On laisserait les aigus à la jeunesse. Saskia l’a compris en mangeant trois biscottes avant de se lancer dans un « Dona nobis » ; le mercredi suivant, il y avait des biscottes pour tout le monde.</p>
<h2>La salle</h2>
<p>L’enregistrement a pris quatre soirées, dans la salle lambrissée derrière la scène de Gand : trois micros pendus au plafond et le bon, le quatrième, au fond d’une caisse de sel. Guildford nous en avait envoyé deux cents kilos. Rien de tel que du sel à côté d’un chanteur : il dévore l’écho, et ce qui reste paraît proche, avec un peu de honte.</p>
<p>Impossible de couper le radiateur. Il cliquette à 52 battements par minute environ. Après une soirée à nous disputer avec lui, nous avons écrit « Le Long Portage » à 52 ; le générique le mentionne aux percussions.</p>
<h2>Les paroles</h2>
<p>Pas de langue inventée. Les textes sont des quittances : ce qui fut payé, par qui, en combien de tasses. Chantées lentement, à quatre voix, elles deviennent presque insoutenables, surtout celle qui comporte une remise.</p>
<p>À la fin de la dernière prise, chacun a reçu un verre d’eau. Les micros tournaient encore. Cela aussi, vous l’entendrez, très tard dans le jeu, si vous avez été généreux.</p>`,
		es: `<p>En nuestro coro hay treinta y una personas, de las que nueve saben leer una partitura. Ensaya los miércoles a la hora de comer, lo dirige Saskia Maes, de producción, y suena en todos los juegos desde Lowtide. Para The Salt Crown le pedimos algo que no había hecho nunca: cantar como si cantar costase dinero.</p>
<p>Donde el agua es moneda, nadie malgastaría el aliento. Se comerían los finales de las palabras. Dejarían los agudos para la gente joven. Saskia lo descubrió zampándose tres galletas saladas e intentando llegar al final de un «Dona nobis»; el miércoles siguiente hubo galletas para todos.</p>
<h2>La sala</h2>
<p>Grabamos cuatro tardes en la sala de madera que hay detrás del escenario de Gante, con tres micrófonos colgados del techo y el bueno, el cuarto, metido en un cajón de sal. Guildford nos había mandado doscientos kilos. La sal es una compañía estupenda para quien canta: se traga el eco, y lo que queda suena cercano y un poco avergonzado.</p>
<p>El radiador no se podía apagar. Da golpecitos a unas 52 pulsaciones por minuto. Tras una tarde discutiendo con él, compusimos «El largo acarreo» a 52, y ahora sale en los créditos, en percusión.</p>
<h2>La letra</h2>
<p>No hay idioma inventado. Los textos son recibos: qué se pagó, quién lo pagó y en cuántas tazas. Cantados despacio y a cuatro voces resultan casi insoportables, sobre todo el del descuento.</p>
<p>Al acabar la última toma, cada cual recibió un vaso de agua. Los micrófonos seguían abiertos. Eso también lo oirás, muy al final del juego, si has sido generoso.</p>`,
	},
	image: picture('gallery-6.webp', 1200, 800, {
		en: 'Singers with black folders on a riser in a panelled room; in front of them a conductor, baton raised, by a sheet of music.',
		fr: 'Des choristes, pupitre noir en main, sur une estrade dans une salle lambrissée ; devant eux, la cheffe lève sa baguette près d’une partition.',
		es: 'Coristas con carpetas negras sobre una tarima, en una sala de madera; delante, la directora alza la batuta junto a una partitura.',
	}),
	tags: [tags.workshop, tags.studio],
	game: 'the-salt-crown',
	office: 'gent',
	publishedAt: '2026-03-12T10:00:00Z',
	updatedAt: '2026-03-12T10:00:00Z',
	author: 'Lotte Baeyens',
};
