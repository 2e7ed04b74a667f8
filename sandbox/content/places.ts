import { picture } from './pictures.ts';

/** The studio's own places, for the pages that are about the studio itself. */
export const places = {
	playtests: picture('playtests.webp', 2400, 1350, {
		en: 'Six players, seen from behind, at lamplit desks in a brick room; a host with a clipboard watches at the side.',
		fr: 'Six joueurs, vus de dos, à des bureaux éclairés par des lampes dans une salle en brique ; une hôtesse les observe, un bloc-notes à la main.',
		es: 'Seis jugadores, de espaldas, en mesas con lámparas en una sala de ladrillo; una anfitriona los observa con una carpeta en la mano.',
	}),
	careers: picture('careers.webp', 2000, 1125, {
		en: 'The studio in an old flax warehouse in Gent at dusk; behind the large lit windows people sit around a table while one of them reads aloud.',
		fr: 'Le studio dans un ancien entrepôt de lin de Gand, au crépuscule ; derrière les grandes fenêtres éclairées, une équipe attablée écoute une lecture.',
		es: 'El estudio, en un antiguo almacén de lino de Gante al anochecer; tras los ventanales iluminados, un grupo sentado a la mesa escucha una lectura.',
	}),
};

/** Life at the studio. */
export const gallery = [
	picture('gallery-1.webp', 1200, 800, {
		en: 'Six people read a script at a kitchen table under a red lamp; one of them acts it out with a raised hand.',
		fr: 'Six personnes lisent un scénario à la table de la cuisine, sous une lampe rouge ; l’une d’elles joue la scène, la main levée.',
		es: 'Seis personas leen un guion en la mesa de la cocina, bajo una lámpara roja; una de ellas lo interpreta con la mano en alto.',
	}),
	picture('gallery-2.webp', 1200, 800, {
		en: 'Two actors in motion-capture suits cross wooden swords on a stage under warm and cool spotlights.',
		fr: 'Deux acteurs en combinaison de capture de mouvement croisent des épées de bois sous des projecteurs chauds et froids.',
		es: 'Dos actores con trajes de captura de movimiento cruzan espadas de madera bajo focos cálidos y fríos.',
	}),
	picture('gallery-3.webp', 1200, 800, {
		en: 'Writers stand before a wall of cards and pictures joined by red threads, in a slant of late sun.',
		fr: 'Des scénaristes devant un mur de fiches et d’images reliées par des fils rouges, dans un rai de soleil du soir.',
		es: 'Guionistas ante una pared de fichas e imágenes unidas por hilos rojos, con un rayo de sol de la tarde.',
	}),
	picture('gallery-4.webp', 1200, 800, {
		en: 'Lunch in the studio’s brick courtyard in summer, with bunting, ivy and a tree that gives shade.',
		fr: 'Déjeuner d’été dans la cour en brique du studio, entre fanions, lierre et un arbre qui donne de l’ombre.',
		es: 'Comida de verano en el patio de ladrillo del estudio, con banderines, hiedra y un árbol que da sombra.',
	}),
	picture('gallery-5.webp', 1200, 800, {
		en: 'The art room: a painter works at an easel, two others draw on tablets beside tall windows.',
		fr: 'L’atelier : une peintre travaille au chevalet, deux autres artistes dessinent sur tablette près de hautes fenêtres.',
		es: 'La sala de arte: una pintora trabaja en un caballete y dos personas más dibujan en tabletas junto a los ventanales.',
	}),
	picture('gallery-6.webp', 1200, 800, {
		en: 'The studio’s choir sings to hanging microphones in a wood-lined room; the conductor raises both hands.',
		fr: 'La chorale du studio chante devant des micros suspendus dans une salle lambrissée ; la cheffe de chœur lève les deux mains.',
		es: 'El coro del estudio canta ante micrófonos colgados en una sala forrada de madera; la directora levanta ambas manos.',
	}),
	picture('gallery-7.webp', 1200, 800, {
		en: 'A snowball fight in a street of old Quebec at dusk, the windows lit and the Château Frontenac behind.',
		fr: 'Une bataille de boules de neige dans une rue du Vieux-Québec au crépuscule, fenêtres éclairées, le Château Frontenac au fond.',
		es: 'Una pelea de bolas de nieve en una calle del Viejo Quebec al anochecer, con ventanas encendidas y el Château Frontenac al fondo.',
	}),
	picture('gallery-8.webp', 1200, 800, {
		en: 'Lunch under a pergola on a roof in Barcelona, the Sagrada Família and the sea behind.',
		fr: 'Un déjeuner sous une pergola, sur un toit de Barcelone, avec la Sagrada Família et la mer au fond.',
		es: 'Comida bajo una pérgola en una azotea de Barcelona, con la Sagrada Família y el mar al fondo.',
	}),
];
