import { same } from '../localised.ts';
import { gameArt } from '../pictures.ts';
import type { DemoGame } from '../types.ts';

export const aQuarrelOfMoons: DemoGame = {
	id: 'a-quarrel-of-moons',
	slug: 'a-quarrel-of-moons',
	name: same('A Quarrel of Moons'),
	tagline: {
		en: 'Two moons. One sky. Take a side.',
		fr: 'Deux lunes. Un seul ciel. Choisissez votre camp.',
		es: 'Dos lunas. Un solo cielo. Elige bando.',
	},
	description: {
		en: `<p>For as long as anyone has kept count, the two moons rose together. Then, one clear night, the elder stayed down. The tides lost their manners, the dead began to answer letters, and the great observatory at Harrow Fell broke in two along the line of its own meridian.</p>
<p>You are the youngest of its astronomers, and the only one who wrote down what happened. Cross a country where the law changes with whichever moon is up: under the elder no promise can be broken, under the younger no lie can be told apart from the truth.</p>
<p>Every fight, every bargain and every door in A Quarrel of Moons works in two ways. Wait for the right sky, or make do with the wrong one.</p>`,
		fr: `<p>D’aussi loin que l’on tienne registre, les deux lunes se levaient ensemble. Puis, par une nuit claire, l’aînée ne s’est pas montrée. Les marées ont perdu leurs bonnes manières, les morts se sont mis à répondre aux lettres, et le grand observatoire de Harrow Fell s’est fendu en deux le long de son propre méridien.</p>
<p>De tous ses astronomes, vous êtes le plus jeune, et le seul à avoir noté ce qui s’est passé. Traversez un pays où la loi change avec la lune qui brille : sous l’aînée, aucune promesse ne peut être rompue ; sous la cadette, rien ne distingue plus le mensonge de la vérité.</p>
<p>Chaque combat, chaque marché et chaque porte d’A Quarrel of Moons fonctionne de deux façons. Attendez le bon ciel, ou faites avec le mauvais.</p>`,
		es: `<p>Desde que alguien lleva la cuenta, las dos lunas salían juntas. Hasta que una noche clara la mayor no apareció. Las mareas perdieron los modales, los muertos empezaron a contestar cartas y el gran observatorio de Harrow Fell se partió en dos por la línea de su propio meridiano.</p>
<p>Eres la persona más joven de su claustro de astrónomos, y la única que anotó lo ocurrido. Cruza un país donde la ley cambia según la luna que brille: bajo la mayor no se puede romper ninguna promesa; bajo la menor no hay modo de distinguir la mentira de la verdad.</p>
<p>Cada combate, cada trato y cada puerta de A Quarrel of Moons funciona de dos maneras. Espera al cielo adecuado o arréglate con el otro.</p>`,
	},
	externalUrl: 'https://aquarrelofmoons.example',
	platforms: ['PC', 'macOS', 'PlayStation 4', 'Xbox One'],
	releaseDate: '2015-05-14T15:00:00Z',
	...gameArt(
		'a-quarrel-of-moons',
		'A Quarrel of Moons',
		{
			en: 'Two moons, one pale and one red, hang above the broken dome of an observatory on a cliff.',
			fr: 'Deux lunes, l’une pâle et l’autre rousse, au-dessus de la coupole brisée d’un observatoire perché sur une falaise.',
			es: 'Dos lunas, una pálida y otra rojiza, sobre la cúpula rota de un observatorio al borde de un acantilado.',
		},
		1075,
		[
			{
				en: 'Moonlight pours through the torn dome of an observatory onto an astronomer and a broken telescope.',
				fr: 'Le clair de lune entre à flots par la coupole éventrée d’un observatoire, sur une astronome et un télescope brisé.',
				es: 'La luz de la luna entra a raudales por la cúpula desgarrada de un observatorio, sobre una astrónoma y un telescopio roto.',
			},
			{
				en: 'Villagers face each other across a square, one half lit by a red moon and the other by a pale one.',
				fr: 'Des villageois se font face sur une place, éclairée d’un côté par une lune rousse, de l’autre par une lune pâle.',
				es: 'Los vecinos se miran a ambos lados de una plaza: una mitad la alumbra una luna roja; la otra, una pálida.',
			},
			{
				en: 'Two duellists cross swords on a snowy ridge before a huge red moon, their long shadows reaching down the slope.',
				fr: 'Deux duellistes croisent le fer sur une crête enneigée devant une immense lune rousse ; leurs ombres s’étirent sur la pente.',
				es: 'Dos duelistas cruzan espadas en una cresta nevada ante una enorme luna roja, y sus sombras se alargan ladera abajo.',
			},
		],
	),
	accent: { hue: 262, hex: '#b7a2f2' },
};
