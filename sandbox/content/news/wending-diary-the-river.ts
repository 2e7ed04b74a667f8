import { picture } from '../pictures.ts';
import type { DemoNewsItem } from '../types.ts';
import { tags } from './tags.ts';

export const wendingDiaryTheRiver: DemoNewsItem = {
	id: '125',
	slug: 'wending-diary-the-river',
	title: {
		en: 'Wending, from the road: the river that would not be crossed',
		fr: 'Wending, en chemin : la rivière que personne ne passait',
		es: 'Wending, desde el camino: el río que nadie cruzaba',
	},
	summary: {
		en: 'Five months before departure: two oxen, one rope, and a bridge that we built and then took away again.',
		fr: 'À cinq mois du départ : deux bœufs, une corde et un pont que nous avons construit, puis retiré.',
		es: 'A cinco meses de la salida: dos bueyes, una cuerda y un puente que construimos y después quitamos.',
	},
	body: {
		en: `<p>A game with a single road has no need of a bridge until it has a river. We put ours into the third week of the journey, in rain, at dusk. You wade in, you take the rope, the oxen pull. It should have been ten minutes.</p>
<p>In the Barcelona room it took some people fifty, and one pair never arrived. They were not stuck. They simply would not let the oxen go in.</p>
<h2>What the oxen did</h2>
<p>They have names by then, that is the trouble. You have fed them, you know that Martí leans left and that Dolça is afraid of ducks. Jun in animation had made the first step into the water so reluctant, with one hoof lifted and put back, that a woman of seventy laid down the controller and said: “No, love. Not if you don’t want to.”</p>
<p>We built a bridge. Everybody crossed it and nobody could remember it the next day.</p>
<h2>What the ledger did</h2>
<p>So the bridge has gone, and refusing is now a way to travel. You may camp on the bank. Others will come up behind you: people you once left standing, if there are any, with a boat, and with a view on what the crossing should cost. The ledger always knew who they were. It had only lacked a place for you to wait for them.</p>
<p>The longest wait so far was eleven evenings, all of it at the fire. Three new stories had to be recorded, since the old ones ran out. That makes three hundred and forty.</p>
<h2>Still to do by April</h2>
<ol>
<li>Rain that stops before it is noticed</li>
<li>Ducks, fewer</li>
<li>The last village, about which we still disagree</li>
</ol>
<p>The next leaf of the diary is on <a href="https://wending.example">the caravan’s own site</a>, on Tuesday, as ever, if the ink is dry.</p>`,
		fr: `<p>Un jeu qui tient en une route n’a besoin d’un pont que le jour où il y coule une rivière. La nôtre arrive à la troisième semaine du voyage, sous la pluie, à la tombée du jour. On entre dans l’eau, on prend la corde, les bœufs tirent. Dix minutes, en théorie.</p>
<p>Dans la salle de Barcelone, certains en ont mis cinquante, et un duo n’est jamais arrivé. Ils n’étaient pas bloqués. Ils refusaient d’y envoyer les bêtes, voilà tout.</p>
<h2>La faute aux bœufs</h2>
<p>À ce stade, ils ont un nom, et c’est bien le problème. On les a nourris, on sait que Martí tire à gauche et que Dolça a peur des canards. Jun, à l’animation, avait donné à leur premier pas dans l’eau tant de réticence, un sabot levé puis reposé, qu’une dame de soixante-dix ans a lâché la manette en disant : « Non, mon grand. Pas si tu n’as pas envie. »</p>
<p>Nous avons construit un pont. Tout le monde l’a traversé ; le lendemain, plus personne ne s’en souvenait.</p>
<h2>La réponse du registre</h2>
<p>Le pont a donc disparu, et refuser est devenu une manière de voyager. On peut camper sur la berge. D’autres finiront par vous rejoindre : ceux que vous aviez laissés au bord du chemin, s’il y en a, avec une barque et une idée du prix du passage. Le registre savait depuis toujours qui ils étaient. Il ne lui manquait qu’un endroit où vous faire attendre.</p>
<p>La plus longue attente a duré onze veillées. Les histoires étant épuisées, il a fallu en enregistrer trois de plus. Nous en sommes à trois cent quarante.</p>
<h2>Avant avril, il reste</h2>
<ol>
<li>une pluie qui cesse sans qu’on la remarque ;</li>
<li>des canards, en moins grand nombre ;</li>
<li>le dernier village, sur lequel nous ne sommes toujours pas d’accord.</li>
</ol>
<p>Le prochain feuillet du journal paraîtra sur <a href="https://wending.example">le site de la caravane</a>, mardi comme d’habitude, si l’encre a séché.</p>`,
		es: `<p>Un juego con un solo camino no necesita puente hasta que le pones un río. El nuestro aparece en la tercera semana de viaje, lloviendo y a última hora de la tarde. Te metes, coges la cuerda, tiran los bueyes. Diez minutos, sobre el papel.</p>
<p>En la sala de Barcelona hubo quien tardó cincuenta, y una pareja no llegó nunca. No es que se atascaran. Es que no querían hacer entrar a los bueyes.</p>
<h2>La culpa fue de los bueyes</h2>
<p>A esas alturas tienen nombre, ahí está el lío. Les has dado de comer, sabes que Martí se va a la izquierda y que a Dolça le dan miedo los patos. Jun, de animación, le había puesto tanta desgana al primer paso dentro del agua, con la pezuña en alto y vuelta a posar, que una señora de setenta años dejó el mando y dijo: «No, cariño. Si no quieres, no».</p>
<p>Construimos un puente. Lo cruzó todo el mundo y al día siguiente no se acordaba nadie.</p>
<h2>Lo que hizo el libro mayor</h2>
<p>De modo que el puente se ha ido, y negarse es ahora una forma de viajar. Puedes acampar en la orilla. Por detrás irá llegando gente: la que un día dejaste en la cuneta, si la hay, con una barca y con su propia opinión sobre lo que vale el pasaje. El libro mayor supo siempre quiénes eran. Solo le faltaba un sitio en el que hacerte esperar.</p>
<p>La espera más larga, hasta hoy, fue de once noches, todas junto al fuego. Se acabaron las historias y hubo que grabar tres más. Ya van trescientas cuarenta.</p>
<h2>Pendiente para abril</h2>
<ol>
<li>Una lluvia que pare sin que se note</li>
<li>Patos, pero menos</li>
<li>El último pueblo, en el que seguimos sin coincidir</li>
</ol>
<p>La próxima hoja del diario saldrá en <a href="https://wending.example">la web de la caravana</a>, el martes, como siempre, si se ha secado la tinta.</p>`,
	},
	image: picture('game-wending-scene-2.webp', 1600, 900, {
		en: 'Rain on a wide river: a covered wagon, water to its axles, behind oxen; on the near bank someone leans into a rope.',
		fr: 'La pluie sur une large rivière : un chariot bâché, de l’eau jusqu’aux essieux, derrière des bœufs ; sur la rive, quelqu’un tire sur une corde.',
		es: 'Llueve sobre un río ancho: un carro cubierto, con el agua por los ejes, tras unos bueyes; en la orilla, alguien tira de una cuerda.',
	}),
	tags: [tags.workshop, tags.playtests],
	game: 'wending',
	office: 'barcelona',
	publishedAt: '2026-11-18T14:00:00Z',
	updatedAt: '2026-11-18T14:00:00Z',
	author: 'Inés Ferrer',
};
