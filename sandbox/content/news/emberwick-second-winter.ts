import { picture } from '../pictures.ts';
import type { DemoNewsItem } from '../types.ts';
import { tags } from './tags.ts';

export const emberwickSecondWinter: DemoNewsItem = {
	id: '103',
	slug: 'emberwick-second-winter',
	title: {
		en: 'A second winter for Emberwick',
		fr: 'Un deuxième hiver pour Emberwick',
		es: 'Un segundo invierno para Emberwick',
	},
	summary: {
		en: 'Forty new evenings, a household nobody had noticed and snow that stays where you shovel it. Free, for everyone, now.',
		fr: 'Quarante nouvelles soirées, un foyer que personne n’avait remarqué et de la neige qui reste là où on la pelle. Gratuit, pour tous, dès maintenant.',
		es: 'Cuarenta noches nuevas, una casa en la que nadie se había fijado y nieve que se queda donde la paleas. Gratis, para todos, desde ya.',
	},
	body: {
		en: `<p>When we said that Emberwick had one winter, we meant it. You wrote back, in some numbers, that you had seen the spring and did not care for it. So here is another.</p>
<p>The second winter begins on the evening after the ending you chose, whichever it was. The lamps you let go out are still out. The people you told are still told. There is a twentieth household at the end of Cooper’s Lane, and everybody in the village insists that it has always been there.</p>
<p>There are forty new evenings, a new set of songs by the Gent choir, and a shovel. We are quietly proud of the shovel. Snow now lies where it falls, stays where you put it, and remembers footprints until the next night. Several villagers have opinions about whose job this is.</p>
<p>The update is out today on every platform and costs nothing. If you finished the game two years ago, your save will know you. Leave a lantern burning for us.</p>`,
		fr: `<p>Quand nous disions qu’Emberwick ne comptait qu’un hiver, nous étions sincères. Vous nous avez répondu, assez nombreux, que vous aviez vu le printemps et qu’il ne vous disait rien. En voici donc un autre.</p>
<p>Le deuxième hiver commence le soir qui suit la fin que vous avez choisie, quelle qu’elle soit. Les lampes que vous avez laissées mourir sont toujours éteintes. Ceux qui savent savent toujours. Il y a un vingtième foyer au bout de la ruelle du Tonnelier, et tout le village soutient qu’il a toujours été là.</p>
<p>On y trouve quarante nouvelles soirées, de nouvelles chansons de la chorale de Gand, et une pelle. Nous sommes discrètement fiers de la pelle. La neige reste désormais où elle tombe, où vous la posez, et garde les empreintes jusqu’au lendemain soir. Plusieurs habitants ont leur avis sur la personne à qui revient cette tâche.</p>
<p>La mise à jour est disponible aujourd’hui sur toutes les plateformes et ne coûte rien. Si vous avez terminé le jeu il y a deux ans, votre sauvegarde vous reconnaîtra. Laissez brûler une lanterne pour nous.</p>`,
		es: `<p>Cuando dijimos que Emberwick tenía un solo invierno, iba en serio. Nos contestasteis, y no fuisteis pocos, que habíais visto la primavera y no os convencía. Así que aquí tenéis otro.</p>
<p>El segundo invierno empieza la noche siguiente al final que elegiste, fuera cual fuera. Los faroles que dejaste apagar siguen apagados. Quien lo sabe lo sigue sabiendo. Hay una vigésima casa al final del callejón del Tonelero, y todo el pueblo jura que siempre ha estado ahí.</p>
<p>Son cuarenta noches nuevas, más canciones del coro de Gante y una pala. De la pala estamos discretamente orgullosos. La nieve se queda donde cae y donde la pones, y guarda las huellas hasta la noche siguiente. Varios vecinos tienen su opinión sobre a quién le toca.</p>
<p>La actualización sale hoy en todas las plataformas y no cuesta nada. Si terminaste el juego hace dos años, tu partida te reconocerá. Deja un farol encendido por nosotros.</p>`,
	},
	image: picture('game-emberwick-scene-2.webp', 1600, 900, {
		en: 'Villagers on a bench, seen from behind, warm themselves at the great hearth of the tavern; the windows are blue with night.',
		fr: 'Des villageois, vus de dos sur un banc, se réchauffent devant le grand âtre de la taverne ; la nuit bleuit les fenêtres.',
		es: 'Unos aldeanos, de espaldas en un banco, se calientan ante el gran hogar de la taberna; la noche azulea las ventanas.',
	}),
	tags: [tags.update],
	game: 'emberwick',
	publishedAt: '2025-12-11T15:00:00Z',
	updatedAt: '2025-12-11T15:00:00Z',
	author: 'Tom Ashworth',
};
