import type { Team } from '#contract/jobs.ts';
import type { Localised } from './localised.ts';
import { picture } from './pictures.ts';
import type { DemoOffice } from './types.ts';

const malaysia: Localised = { en: 'Malaysia', fr: 'Malaisie', es: 'Malasia' };

export const offices: DemoOffice[] = [
	{
		id: 'gent',
		slug: 'gent',
		externalUrl: null,
		continent: 'europe',
		city: { en: 'Gent', fr: 'Gand', es: 'Gante' },
		country: { en: 'Belgium', fr: 'Belgique', es: 'Bélgica' },
		title: {
			en: 'Where the first candle was lit',
			fr: 'Là où la première chandelle s’est allumée',
			es: 'Donde se encendió la primera vela',
		},
		text: {
			en: `<p>We began in 2010 in a room above a bakery in the Patershol. The bakery is still there; we moved across the water into an old flax warehouse, with a courtyard, a rehearsal stage and a kitchen that seats sixty.</p>
<p>Gent makes worlds. Writing, art, animation and cinematics sit together here, along with the people who hold the whole thing upright: production, finance and the studio’s own choir.</p>`,
			fr: `<p>Nous avons commencé en 2010, dans une pièce au-dessus d’une boulangerie du Patershol. La boulangerie est toujours là ; nous, nous avons passé l’eau pour nous installer dans un ancien entrepôt à lin, avec une cour, une scène de répétition et une cuisine où l’on mange à soixante.</p>
<p>Gand fabrique des mondes. L’écriture, l’art, l’animation et les cinématiques y travaillent côte à côte, avec ceux qui font tenir l’ensemble debout : la production, les finances et la chorale de la maison.</p>`,
			es: `<p>Empezamos en 2010 en un cuarto encima de una panadería del Patershol. La panadería sigue allí; nosotros cruzamos el agua y nos mudamos a un viejo almacén de lino con patio, escenario de ensayo y una cocina en la que caben sesenta.</p>
<p>Gante hace mundos. Aquí se sientan juntos guion, arte, animación y cinemáticas, y también quienes sostienen todo lo demás: producción, finanzas y el coro del estudio.</p>`,
		},
		address: {
			street: 'Oude Vlasmarkt 9',
			postalCode: '9000',
			locality: 'Gent',
			region: 'Oost-Vlaanderen',
			countryCode: 'BE',
		},
		timeZone: 'Europe/Brussels',
		coordinates: { lat: 51.0562, lng: 3.7253 },
		images: [
			picture('office-gent.webp', 2400, 1600, {
				en: 'Dusk over the Graslei in Gent: the three towers behind gabled houses with lit windows; a tour boat crosses their reflection.',
				fr: 'Le soir tombe sur le Graslei, à Gand : les trois tours derrière des pignons aux fenêtres éclairées ; un bateau traverse leur reflet.',
				es: 'Anochece sobre el Graslei, en Gante: las tres torres tras casas con hastiales y ventanas encendidas; una barca cruza su reflejo.',
			}),
		],
		categories: teams('gent', [
			'Animation',
			'Art',
			'Cinematics',
			'Finance',
			'HR & Recruitment',
			'Production',
			'Writing',
		]),
		playtests: true,
	},
	{
		id: 'quebec',
		slug: 'quebec',
		externalUrl: null,
		continent: 'north-america',
		city: { en: 'Quebec', fr: 'Québec', es: 'Quebec' },
		country: { en: 'Canada', fr: 'Canada', es: 'Canadá' },
		title: {
			en: 'Long winters, warm engines',
			fr: 'Longs hivers, moteurs chauds',
			es: 'Inviernos largos, motores calientes',
		},
		text: {
			en: `<p>Two floors in Saint-Roch, five minutes from the river and an uphill quarter of an hour from the walls. The coffee is taken seriously, and so is the snow.</p>
<p>Quebec builds the engine and the tools that every other office works in. Everyone speaks French at lunch and C++ in the afternoon; courses in either are on us.</p>`,
			fr: `<p>Deux étages dans Saint-Roch, à cinq minutes de la rivière et à un bon quart d’heure de montée des remparts. On y prend le café au sérieux, et la neige aussi.</p>
<p>Québec construit le moteur et les outils dans lesquels travaillent tous les autres bureaux. On y parle français le midi et C++ l’après-midi ; les cours, dans l’un comme dans l’autre, sont à nos frais.</p>`,
			es: `<p>Dos plantas en Saint-Roch, a cinco minutos del río y a un cuarto de hora, cuesta arriba, de la muralla. El café se toma en serio, y la nieve también.</p>
<p>Quebec construye el motor y las herramientas con las que trabajan las demás oficinas. Se habla francés en la comida y C++ por la tarde; los cursos de ambos corren de nuestra cuenta.</p>`,
		},
		address: {
			street: '410, rue Saint-Joseph Est',
			postalCode: 'G1K 3B5',
			locality: 'Québec',
			region: 'QC',
			countryCode: 'CA',
		},
		timeZone: 'America/Toronto',
		coordinates: { lat: 46.8139, lng: -71.2262 },
		images: [
			picture('office-quebec.webp', 2400, 1600, {
				en: 'The Château Frontenac above the St. Lawrence on a snowy evening.',
				fr: 'Le Château Frontenac au-dessus du Saint-Laurent, un soir de neige.',
				es: 'El Château Frontenac sobre el San Lorenzo en una tarde de nieve.',
			}),
		],
		categories: teams('quebec', [
			'Engine Programming',
			'Gameplay Programming',
			'System Tools and Devops',
			'Technical Animation',
			'Tools Programming',
			'Writing',
		]),
		playtests: true,
	},
	{
		id: 'barcelona',
		slug: 'barcelona',
		externalUrl: null,
		continent: 'europe',
		city: { en: 'Barcelona', fr: 'Barcelone', es: 'Barcelona' },
		country: { en: 'Spain', fr: 'Espagne', es: 'España' },
		title: {
			en: 'Light, late lunches and particles',
			fr: 'De la lumière, des déjeuners tardifs et des particules',
			es: 'Luz, comidas tardías y partículas',
		},
		text: {
			en: `<p>A former textile workshop in Poblenou with north light on three sides and a terrace that nobody has ever wanted to leave on time. The sea is two tram stops away.</p>
<p>Barcelona looks after everything that moves and glows: effects, interface, cinematic animation and the cameras that watch them.</p>`,
			fr: `<p>Un ancien atelier textile du Poblenou, la lumière du nord sur trois côtés et une terrasse que personne n’a jamais voulu quitter à l’heure. La mer est à deux arrêts de tram.</p>
<p>Barcelone s’occupe de tout ce qui bouge et de tout ce qui brille : les effets, l’interface, l’animation cinématique et les caméras qui les regardent.</p>`,
			es: `<p>Un antiguo taller textil del Poblenou con luz del norte por tres lados y una terraza de la que nadie ha querido irse nunca a su hora. El mar está a dos paradas de tranvía.</p>
<p>Barcelona cuida de todo lo que se mueve y brilla: efectos, interfaz, animación cinematográfica y las cámaras que los miran.</p>`,
		},
		address: {
			street: 'Carrer de Pallars 141',
			postalCode: '08018',
			locality: 'Barcelona',
			region: 'Catalunya',
			countryCode: 'ES',
		},
		timeZone: 'Europe/Madrid',
		coordinates: { lat: 41.3982, lng: 2.1961 },
		images: [
			picture('office-barcelona.webp', 2400, 1600, {
				en: 'The towers of the Sagrada Família over the roofs of Barcelona, the low sun on the sea; friends at a table on a terrace.',
				fr: 'Les tours de la Sagrada Família au-dessus des toits de Barcelone, le soleil bas sur la mer ; des amis attablés sur une terrasse.',
				es: 'Las torres de la Sagrada Família sobre los tejados de Barcelona, con el sol bajo sobre el mar; unos amigos a la mesa en una terraza.',
			}),
		],
		categories: teams('barcelona', ['Art', 'Cinematic Animation', 'Cinematics', 'UI Programming', 'VFX']),
		playtests: true,
	},
	{
		id: 'kuala-lumpur',
		slug: 'kuala-lumpur',
		externalUrl: null,
		continent: 'asia',
		city: { en: 'Kuala Lumpur', fr: 'Kuala Lumpur', es: 'Kuala Lumpur' },
		country: malaysia,
		title: {
			en: 'The night shift of nobody',
			fr: 'L’équipe de nuit de personne',
			es: 'El turno de noche de nadie',
		},
		text: {
			en: `<p>When Europe goes to bed, Kuala Lumpur has already played what Europe made. Nobody works nights here: the day is simply passed on, eastwards, like a baton.</p>
<p>Quality assurance and scripting lead the room, with a strong art team beside them. The office is in Bangsar, above a row of kitchens that have ruined us for anything else.</p>`,
			fr: `<p>Quand l’Europe va se coucher, Kuala Lumpur a déjà joué à ce que l’Europe a fait. Personne n’y travaille la nuit : la journée se transmet simplement vers l’est, comme un témoin.</p>
<p>L’assurance qualité et le scripting mènent la salle, une solide équipe artistique à leurs côtés. Le bureau se trouve à Bangsar, au-dessus d’une rangée de cuisines qui nous ont gâté le palais pour toujours.</p>`,
			es: `<p>Cuando Europa se va a dormir, Kuala Lumpur ya ha jugado a lo que Europa ha hecho. Aquí nadie trabaja de noche: la jornada se pasa hacia el este, como un testigo.</p>
<p>Control de calidad y scripting llevan la voz cantante, con un gran equipo de arte al lado. La oficina está en Bangsar, encima de una fila de cocinas que nos han malacostumbrado para siempre.</p>`,
		},
		address: {
			street: '27, Jalan Telawi 3, Bangsar',
			postalCode: '59100',
			locality: 'Kuala Lumpur',
			region: 'Wilayah Persekutuan',
			countryCode: 'MY',
		},
		timeZone: 'Asia/Kuala_Lumpur',
		coordinates: { lat: 3.1308, lng: 101.6711 },
		images: [
			picture('office-kuala-lumpur.webp', 2400, 1600, {
				en: 'The Petronas Towers and their bridge above the trees of Kuala Lumpur at dusk.',
				fr: 'Les tours Petronas et leur passerelle au-dessus des arbres de Kuala Lumpur, au crépuscule.',
				es: 'Las torres Petronas y su puente sobre los árboles de Kuala Lumpur al anochecer.',
			}),
		],
		categories: teams('kuala-lumpur', [
			'Art',
			'Production',
			'Quality Assurance',
			'Scripting',
			'Studio Support',
		]),
		playtests: false,
	},
	{
		id: 'guildford',
		slug: 'guildford',
		externalUrl: null,
		continent: 'europe',
		city: { en: 'Guildford', fr: 'Guildford', es: 'Guildford' },
		country: { en: 'England', fr: 'Angleterre', es: 'Inglaterra' },
		title: {
			en: 'Under the clock, on time more often than not',
			fr: 'Sous l’horloge, et le plus souvent à l’heure',
			es: 'Bajo el reloj, y casi siempre puntuales',
		},
		text: {
			en: `<p>A crooked house on the High Street with three staircases and no two floors at the same height. From the design room you can read the town clock, which has never once helped.</p>
<p>Guildford decides how things play: design, gameplay programming and audio, with the recording booth in what used to be the wine cellar.</p>`,
			fr: `<p>Une maison de guingois sur la High Street, avec trois escaliers et pas deux planchers à la même hauteur. De la salle de conception on lit l’horloge de la ville, ce qui n’a jamais aidé personne.</p>
<p>Guildford décide de la façon dont les choses se jouent : la conception, la programmation du jeu et le son, dont la cabine occupe l’ancienne cave à vin.</p>`,
			es: `<p>Una casa torcida en la High Street, con tres escaleras y ni dos suelos a la misma altura. Desde la sala de diseño se lee el reloj del pueblo, cosa que no ha servido nunca de nada.</p>
<p>Guildford decide cómo se juega: diseño, programación de juego y sonido, con la cabina de grabación en la antigua bodega.</p>`,
		},
		address: {
			street: '131 High Street',
			postalCode: 'GU1 3AA',
			locality: 'Guildford',
			region: 'Surrey',
			countryCode: 'GB',
		},
		timeZone: 'Europe/London',
		coordinates: { lat: 51.2359, lng: -0.5731 },
		images: [
			picture('office-guildford.webp', 2400, 1600, {
				en: 'The gilded clock of Guildford’s Guildhall hangs over the High Street.',
				fr: 'L’horloge dorée du Guildhall de Guildford, suspendue au-dessus de la High Street.',
				es: 'El reloj dorado del Guildhall de Guildford, suspendido sobre la High Street.',
			}),
		],
		categories: teams('guildford', ['Audio', 'Design', 'Gameplay Programming', 'Programming', 'Scripting']),
		playtests: true,
	},
	{
		id: 'dublin',
		slug: 'dublin',
		previousSlugs: ['dublin-smithfield'],
		externalUrl: null,
		continent: 'europe',
		city: { en: 'Dublin', fr: 'Dublin', es: 'Dublín' },
		country: { en: 'Ireland', fr: 'Irlande', es: 'Irlanda' },
		title: {
			en: 'The people who answer',
			fr: 'Celles et ceux qui répondent',
			es: 'La gente que responde',
		},
		text: {
			en: `<p>On the north quay, with the Ha’penny Bridge outside the window and gulls that know our lunch hours. When you write to the studio, it is most often somebody here who writes back.</p>
<p>Dublin publishes our games ourselves, in fourteen languages, and looks after support, community and the law.</p>`,
			fr: `<p>Sur le quai nord, avec le Ha’penny Bridge sous les fenêtres et des mouettes qui connaissent nos heures de repas. Quand vous écrivez au studio, c’est le plus souvent d’ici que l’on vous répond.</p>
<p>Dublin édite nos jeux sans intermédiaire, en quatorze langues, et veille sur l’assistance, la communauté et le droit.</p>`,
			es: `<p>En el muelle norte, con el Ha’penny Bridge bajo la ventana y gaviotas que se saben nuestro horario. Cuando escribes al estudio, lo normal es que te conteste alguien de aquí.</p>
<p>Dublín publica nuestros juegos sin intermediarios, en catorce idiomas, y se ocupa del soporte, la comunidad y los asuntos legales.</p>`,
		},
		address: {
			street: '22 Ormond Quay Lower',
			postalCode: 'D01 KX01',
			locality: 'Dublin',
			region: 'County Dublin',
			countryCode: 'IE',
		},
		timeZone: 'Europe/Dublin',
		coordinates: { lat: 53.3468, lng: -6.2643 },
		images: [
			picture('office-dublin.webp', 2400, 1600, {
				en: 'The white arch of the Ha’penny Bridge over the Liffey in evening light.',
				fr: 'L’arche blanche du Ha’penny Bridge au-dessus de la Liffey, dans la lumière du soir.',
				es: 'El arco blanco del Ha’penny Bridge sobre el Liffey a la luz de la tarde.',
			}),
		],
		categories: teams('dublin', [
			'Finance',
			'HR & Recruitment',
			'Publishing',
			'Quality Assurance',
			'Studio Support',
		]),
		playtests: true,
	},
	{
		id: 'selangor',
		slug: 'selangor',
		externalUrl: 'https://lanternworks.example',
		continent: 'asia',
		city: { en: 'Selangor', fr: 'Selangor', es: 'Selangor' },
		country: malaysia,
		title: {
			en: 'Lanternworks, our partner in Petaling Jaya',
			fr: 'Lanternworks, notre partenaire à Petaling Jaya',
			es: 'Lanternworks, nuestros socios de Petaling Jaya',
		},
		text: {
			en: `<p>Lanternworks is a studio of its own that has tested every game of ours since Lowtide. It also runs our playtest room in Malaysia, twenty minutes from the Kuala Lumpur office when the traffic is kind.</p>`,
			fr: `<p>Lanternworks est un studio indépendant qui teste tous nos jeux depuis Lowtide. Il anime aussi notre salle de test en Malaisie, à vingt minutes du bureau de Kuala Lumpur quand la circulation est clémente.</p>`,
			es: `<p>Lanternworks es un estudio independiente que prueba todos nuestros juegos desde Lowtide. También lleva nuestra sala de pruebas en Malasia, a veinte minutos de la oficina de Kuala Lumpur si el tráfico lo permite.</p>`,
		},
		address: {
			street: '8, Jalan 14/29',
			postalCode: '46100',
			locality: 'Petaling Jaya',
			region: 'Selangor',
			countryCode: 'MY',
		},
		timeZone: 'Asia/Kuala_Lumpur',
		coordinates: { lat: 3.1106, lng: 101.6347 },
		images: [
			picture('office-selangor.webp', 2400, 1600, {
				en: 'The blue dome and four minarets of the mosque of Shah Alam at first light.',
				fr: 'Le dôme bleu et les quatre minarets de la mosquée de Shah Alam aux premières lueurs.',
				es: 'La cúpula azul y los cuatro minaretes de la mezquita de Shah Alam con las primeras luces.',
			}),
		],
		categories: teams('selangor', ['Quality Assurance']),
		playtests: true,
	},
];

function teams(location: string, names: Team[]) {
	return names.map((team) => ({ location, team }));
}
