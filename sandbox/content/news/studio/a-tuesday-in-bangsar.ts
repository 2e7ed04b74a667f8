import { picture } from '../../pictures.ts';
import type { DemoNewsItem } from '../../types.ts';
import { tags } from '../tags.ts';

export const aTuesdayInBangsar: DemoNewsItem = {
	id: '112',
	slug: 'a-tuesday-in-bangsar',
	title: {
		en: 'A Tuesday in Bangsar',
		fr: 'Un mardi à Bangsar',
		es: 'Un martes en Bangsar',
	},
	summary: {
		en: 'Farah was hired for a bug report about our application form. Three months later she kept a diary of her day in Kuala Lumpur.',
		fr: 'Farah a été embauchée pour avoir signalé un bug dans notre formulaire de candidature. Trois mois après, elle raconte sa journée à Kuala Lumpur.',
		es: 'A Farah la contratamos por avisar de un fallo en nuestro formulario de candidaturas. Tres meses después nos cuenta su jornada en Kuala Lumpur.',
	},
	body: {
		en: `<p>Farah Iskandar did not so much apply as complain. The telephone field of our form would not accept the number she has had since school. Her message gave six steps, a screenshot and the expected result. We called her on that number.</p>
<p>She has been testing with us since March. For one ordinary Tuesday we asked her to write down what happens in an office whose day begins when Europe is asleep.</p>
<h2>09:00, yesterday arrives</h2>
<p>The build that Gent finished last night lies ready with a letter on top. It says what has changed, what should have changed, and which part its author is ashamed of. Farah starts with the third.</p>
<h2>11:30, stairs</h2>
<p>She is climbing every staircase of a citadel backwards, carrying a chair. Number 214 leads into the sky. Weng Kiat of the art team, who sits behind her, has drawn a wall there before the report is filed.</p>
<h2>13:00, the long discussion</h2>
<p>There are nine kitchens within eighty steps of the door. A spreadsheet exists, with weights. It has never once been followed, and today it loses to banana-leaf rice by five votes to two.</p>
<h2>17:30, passing it on</h2>
<p>Seventeen findings go west, four of them with a film and one, about a goat, in verse. Guildford reads them at half past ten. At six the lights go off by themselves. That was Farah’s second bug report, and it was closed as intended.</p>
<p>Three more testers are to join the room this year. Nobody will ask for a degree; we would rather read something you took apart with care. The <a href="/careers/location/kuala-lumpur">page of the office</a> says how, and the form takes every telephone number we have been able to think of.</p>`,
		fr: `<p>Farah Iskandar n’a pas vraiment postulé : elle a réclamé. Le champ « téléphone » de notre formulaire refusait le numéro qu’elle a depuis le lycée. Son message comportait six étapes, une capture d’écran et le résultat attendu. Nous l’avons appelée à ce numéro.</p>
<p>Elle teste avec nous depuis mars. Le temps d’un mardi ordinaire, nous lui avons demandé de noter ce qui se passe dans un bureau dont la journée commence quand l’Europe dort.</p>
<h2>9 h, hier arrive</h2>
<p>La version terminée à Gand la veille au soir est là, une lettre posée dessus : ce qui a changé, ce qui aurait dû changer, et la partie dont l’auteur a honte. Farah commence par cette dernière.</p>
<h2>11 h 30, des escaliers</h2>
<p>Elle gravit à reculons, une chaise dans les bras, toutes les marches d’une citadelle. Le 214e escalier débouche sur le ciel. Weng Kiat, de l’équipe artistique, assis juste derrière, y a dressé un mur avant même que le rapport soit déposé.</p>
<h2>13 h, le grand débat</h2>
<p>On compte neuf cuisines à moins de quatre-vingts pas de la porte. Il existe un tableur, avec des coefficients. Il n’a jamais été suivi, et s’incline aujourd’hui par deux voix contre cinq devant le riz sur feuille de bananier.</p>
<h2>17 h 30, le relais</h2>
<p>Dix-sept anomalies partent vers l’ouest, dont quatre filmées et une, au sujet d’une chèvre, en vers. Guildford les lira à dix heures et demie. À dix-huit heures, les lumières s’éteignent toutes seules. C’était le deuxième bug signalé par Farah ; il a été classé « voulu ».</p>
<p>Trois autres personnes doivent rejoindre la salle cette année. Personne ne vous demandera de diplôme : montrez-nous plutôt quelque chose que vous avez démonté avec soin. La <a href="/careers/location/kuala-lumpur">page du bureau</a> explique comment faire, et le formulaire accepte désormais tous les numéros que nous avons su imaginer.</p>`,
		es: `<p>Más que una candidatura, lo de Farah Iskandar fue una queja. La casilla del teléfono de nuestro formulario no admitía el número que tiene desde el instituto. El mensaje traía seis pasos, una captura y el resultado esperado. La llamamos a ese número.</p>
<p>Prueba nuestros juegos desde marzo. Le pedimos que apuntara, un martes cualquiera, lo que pasa en una oficina cuyo día empieza cuando Europa duerme.</p>
<h2>9:00, llega el ayer</h2>
<p>La versión que Gante cerró anoche espera con una carta encima: qué ha cambiado, qué tendría que haber cambiado y de qué parte se avergüenza quien la firma. Farah empieza por la tercera.</p>
<h2>11:30, escaleras</h2>
<p>Sube de espaldas, con una silla en brazos, todas las escaleras de una ciudadela. La número 214 da al cielo. Weng Kiat, del equipo de arte, que se sienta detrás, ha puesto allí una pared antes de que el informe esté enviado.</p>
<h2>13:00, el gran debate</h2>
<p>Hay nueve cocinas a menos de ochenta pasos del portal. Existe una hoja de cálculo con ponderaciones a la que nadie ha hecho caso jamás; hoy pierde por cinco votos a dos frente al arroz en hoja de plátano.</p>
<h2>17:30, el testigo</h2>
<p>Salen hacia el oeste diecisiete hallazgos, cuatro con vídeo y uno, el de la cabra, en verso. En Guildford los leerán a las diez y media. A las seis las luces se apagan solas. Fue el segundo fallo del que avisó Farah, y se cerró como «hecho a propósito».</p>
<p>Este año se sumarán a la sala tres personas más. Nadie os pedirá un título; preferimos leer algo que hayáis desmontado con cuidado. En la <a href="/careers/location/kuala-lumpur">página de la oficina</a> está todo, y el formulario ya acepta cualquier teléfono que se nos haya ocurrido.</p>`,
	},
	image: picture('office-kuala-lumpur.webp', 2400, 1600, {
		en: 'Night falls over Kuala Lumpur: the twin towers lit, palms and a full moon to either side.',
		fr: 'La nuit tombe sur Kuala Lumpur : les tours jumelles éclairées, entre palmiers et pleine lune.',
		es: 'Cae la noche en Kuala Lumpur: las torres gemelas encendidas, entre palmeras y luna llena.',
	}),
	tags: [tags.studio],
	office: 'kuala-lumpur',
	publishedAt: '2024-06-11T03:00:00Z',
	updatedAt: '2024-06-11T03:00:00Z',
	author: 'Nurul Hashim',
};
