import { picture } from '../../pictures.ts';
import type { DemoNewsItem } from '../../types.ts';
import { tags } from '../tags.ts';

export const fortyPeopleAndOneLadder: DemoNewsItem = {
	id: '117',
	slug: 'forty-people-and-one-ladder',
	title: {
		en: 'Forty people and one ladder',
		fr: 'Quarante personnes et une échelle',
		es: 'Cuarenta personas y una escalera de mano',
	},
	summary: {
		en: 'A week in the Gent playtest room, in which we tried everything to make somebody look up.',
		fr: 'Une semaine dans la salle de test de Gand, à tout essayer pour que quelqu’un lève les yeux.',
		es: 'Una semana en la sala de pruebas de Gante intentándolo todo para que alguien mirase hacia arriba.',
	},
	body: {
		en: `<p>Early in The Salt Crown there stands a ship with a ladder against its side. From the deck you can see the whole plain, the road you ought to take and the weather that will stop you. It is the best view in the chapter and it took two people three months. In the spring tests, nobody had climbed up.</p>
<p>So in October we invited forty players for five days, eight a day, and asked ourselves a single question. Every evening Gent changed one thing, and every morning eight new people walked past it.</p>
<table>
<thead>
<tr><th scope="col">Day</th><th scope="col">What we changed</th><th scope="col">Who climbed</th></tr>
</thead>
<tbody>
<tr><td>Monday</td><td>nothing</td><td>0 of 8</td></tr>
<tr><td>Tuesday</td><td>a lamp at the top</td><td>1 of 8, by mistake</td></tr>
<tr><td>Wednesday</td><td>a sign saying “ladder”</td><td>1 of 8</td></tr>
<tr><td>Thursday</td><td>four notes of music</td><td>3 of 8</td></tr>
<tr><td>Friday</td><td>washing on a line</td><td>8 of 8</td></tr>
</tbody>
</table>
<p>The washing was an accident. An artist had hung three shirts on the rigging to test the wind. “Someone lives up there,” said the first player on Friday, and went to see who. So did all the others. A lamp, it turns out, is decoration; a sign is an order, and people who play our games do not care for orders. Shirts are a neighbour.</p>
<p>There was no one on that deck, of course. We have since had to write her. She is called Bette, she has been waiting eighty years for a dry day, and she is rather good company.</p>
<p>The season goes on in all five rooms until the end of May. You can put your name down on the <a href="/playtests">playtest page</a>; bring a warm jumper and no politeness.</p>`,
		fr: `<p>Au début de The Salt Crown se dresse un navire, une échelle appuyée contre le flanc. Du pont, on découvre toute la plaine, la route à prendre et le temps qui vous en empêchera. C’est la plus belle vue du chapitre ; elle a coûté trois mois à deux personnes. Aux tests du printemps, nul n’y était monté.</p>
<p>En octobre, nous avons donc réuni quarante joueuses et joueurs en cinq jours, par groupes de huit, avec une seule question en tête. Chaque soir, Gand modifiait un détail ; chaque matin, huit inconnus passaient devant.</p>
<table>
<thead>
<tr><th scope="col">Jour</th><th scope="col">Ce qui a changé</th><th scope="col">Qui a grimpé</th></tr>
</thead>
<tbody>
<tr><td>Lundi</td><td>rien</td><td>0 sur 8</td></tr>
<tr><td>Mardi</td><td>une lampe tout en haut</td><td>1 sur 8, par erreur</td></tr>
<tr><td>Mercredi</td><td>un écriteau « échelle »</td><td>1 sur 8</td></tr>
<tr><td>Jeudi</td><td>quatre notes de musique</td><td>3 sur 8</td></tr>
<tr><td>Vendredi</td><td>du linge sur un fil</td><td>8 sur 8</td></tr>
</tbody>
</table>
<p>Le linge était un hasard : une graphiste avait suspendu trois chemises aux haubans pour essayer le vent. « Il y a quelqu’un qui habite là-haut », a dit la première personne du vendredi, avant d’aller voir qui. Les sept autres aussi. Une lampe, c’est du décor ; un écriteau, c’est un ordre, et ceux qui jouent à nos jeux goûtent peu les ordres. Des chemises, c’est une voisine.</p>
<p>Bien sûr, le pont était désert. Il a fallu l’écrire, cette voisine. Elle s’appelle Bette, attend depuis quatre-vingts ans un jour sec et se révèle d’excellente compagnie.</p>
<p>La saison se poursuit jusqu’à la fin de mai dans les cinq salles. Inscrivez-vous sur la <a href="/playtests">page des séances de test</a> ; prenez un bon pull et laissez la politesse chez vous.</p>`,
		es: `<p>Casi al principio de The Salt Crown hay un barco en pie con una escalera de mano apoyada en el costado. Desde la cubierta se ve toda la llanura, el camino que conviene tomar y el tiempo que te lo va a impedir. Es la mejor vista del capítulo y costó tres meses a dos personas. En las pruebas de primavera no había subido nadie.</p>
<p>Por eso en octubre invitamos a cuarenta personas, ocho al día durante cinco días, con una sola duda. Cada noche Gante cambiaba una cosa y cada mañana pasaban por delante ocho caras nuevas.</p>
<table>
<thead>
<tr><th scope="col">Día</th><th scope="col">Qué cambiamos</th><th scope="col">Cuánta gente subió</th></tr>
</thead>
<tbody>
<tr><td>Lunes</td><td>nada</td><td>0 de 8</td></tr>
<tr><td>Martes</td><td>un farol en lo alto</td><td>1 de 8, sin querer</td></tr>
<tr><td>Miércoles</td><td>un letrero de «escalera»</td><td>1 de 8</td></tr>
<tr><td>Jueves</td><td>cuatro notas de música</td><td>3 de 8</td></tr>
<tr><td>Viernes</td><td>ropa tendida</td><td>8 de 8</td></tr>
</tbody>
</table>
<p>Lo de la ropa fue casualidad: una artista había colgado tres camisas de las jarcias para probar el viento. «Ahí arriba vive alguien», dijo la primera jugadora del viernes, y fue a ver quién. Los demás, igual. Un farol es adorno; un letrero es una orden, y a quienes juegan a lo nuestro no les gustan las órdenes. Unas camisas son una vecina.</p>
<p>En cubierta, claro, no había nadie, así que hubo que escribirla. Se llama Bette, lleva ochenta años esperando un día seco y da muy buena conversación.</p>
<p>La temporada sigue hasta finales de mayo en las cinco salas. Apúntate en la <a href="/playtests">página de pruebas</a>; trae un jersey gordo y deja la cortesía en casa.</p>`,
	},
	image: picture('playtests.webp', 2400, 1350, {
		en: 'Dusk behind tall windows: players sit at separate desks, each with a small lamp and a glowing screen.',
		fr: 'Le soir derrière de hautes fenêtres : des joueurs à des bureaux séparés, chacun avec sa petite lampe et son écran allumé.',
		es: 'Atardece tras los ventanales: hay gente jugando en mesas separadas, cada cual con su lamparita y su pantalla encendida.',
	}),
	tags: [tags.playtests],
	game: 'the-salt-crown',
	office: 'gent',
	publishedAt: '2025-11-06T09:30:00Z',
	updatedAt: '2025-11-06T09:30:00Z',
	author: 'Hanne Coppens',
};
