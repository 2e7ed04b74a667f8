import { same } from '../localised.ts';
import { gameArt } from '../pictures.ts';
import type { DemoGame } from '../types.ts';

export const emberwick: DemoGame = {
	id: 'emberwick',
	slug: 'emberwick',
	name: same('Emberwick'),
	tagline: {
		en: 'Keep the lamps lit. The hill is listening.',
		fr: 'Gardez les lampes allumées. La colline écoute.',
		es: 'Que no se apaguen las lámparas. La colina escucha.',
	},
	description: {
		en: `<p>The hill above Emberwick has been burning from within for three hundred years. The village lives by its warmth, cooks on its vents and hangs a lantern for every person who was ever born there. You are the new lamplighter. On your first evening, one lantern too many is burning.</p>
<p>Walk the lanes between dusk and midnight, learn who sleeps badly and why, and decide which of the old stories is the one that the hill remembers. There is no fighting in Emberwick. There are four hundred lanterns, nineteen households and one winter.</p>
<p>A role-playing game of small duties and long memory, for one player and for patient evenings.</p>`,
		fr: `<p>Depuis trois cents ans, la colline qui domine Emberwick brûle de l’intérieur. Le village vit de sa chaleur, cuisine sur ses fumerolles et suspend une lanterne pour chaque personne née entre ses murs. Vous êtes la nouvelle recrue chargée de les allumer. Le premier soir, il en brûle une de trop.</p>
<p>Parcourez les ruelles entre le crépuscule et minuit, apprenez qui dort mal et pourquoi, et décidez laquelle des vieilles histoires est celle dont la colline se souvient. On ne se bat pas à Emberwick. On y compte quatre cents lanternes, dix-neuf foyers et un seul hiver.</p>
<p>Un jeu de rôle fait de petites tâches et de longue mémoire, pour une personne et des soirées sans hâte.</p>`,
		es: `<p>La colina que domina Emberwick lleva trescientos años ardiendo por dentro. El pueblo vive de su calor, cocina en sus grietas y cuelga un farol por cada persona que ha nacido allí. Acabas de heredar el oficio de encenderlos. La primera noche arde uno de más.</p>
<p>Recorre las callejas entre el anochecer y la medianoche, averigua quién duerme mal y por qué, y decide cuál de las viejas historias es la que recuerda la colina. En Emberwick no se lucha. Hay cuatrocientos faroles, diecinueve casas y un solo invierno.</p>
<p>Un juego de rol de pequeñas tareas y larga memoria, para una persona y para noches sin prisa.</p>`,
	},
	externalUrl: 'https://emberwick.example',
	platforms: ['PC', 'macOS', 'PlayStation 5', 'Xbox Series X|S', 'Nintendo Switch'],
	releaseDate: '2023-11-02T15:00:00Z',
	...gameArt(
		'emberwick',
		'Emberwick',
		{
			en: 'A village hung with lanterns at night, under a hill that glows from within.',
			fr: 'Un village couvert de lanternes, la nuit, sous une colline qui rougeoie de l’intérieur.',
			es: 'Un pueblo lleno de faroles, de noche, bajo una colina que arde por dentro.',
		},
		993,
		[
			{
				en: 'A lamplighter reaches up to a lantern in a cobbled lane at dusk while a dog looks on.',
				fr: 'Dans une ruelle pavée, au crépuscule, quelqu’un lève sa perche vers une lanterne sous le regard d’un chien.',
				es: 'En una calleja empedrada, al anochecer, alguien alza la pértiga hacia un farol mientras un perro mira.',
			},
			{
				en: 'Villagers on a bench listen to a storyteller beside a tavern hearth that burns out of the ground.',
				fr: 'Assis sur un banc, des villageois écoutent une conteuse près de l’âtre d’une taverne, où le feu sort du sol.',
				es: 'Vecinos sentados en un banco escuchan a una narradora junto al hogar de una taberna donde el fuego brota del suelo.',
			},
			{
				en: 'Children build a lantern of snow below a white village and a hill whose fiery seams have melted through.',
				fr: 'Des enfants façonnent une lanterne de neige au pied d’un village blanc et d’une colline aux veines de feu.',
				es: 'Unos niños hacen un farol de nieve al pie de un pueblo blanco y de una colina con vetas de fuego.',
			},
		],
	),
	accent: { hue: 18, hex: '#ff8a4c' },
};
