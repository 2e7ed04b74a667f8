import { picture } from '../pictures.ts';
import type { DemoNewsItem } from '../types.ts';
import { tags } from './tags.ts';

export const tenYearsOfTwoMoons: DemoNewsItem = {
	id: '101',
	slug: 'ten-years-of-two-moons',
	title: {
		en: 'Ten years of two moons',
		fr: 'Dix ans sous deux lunes',
		es: 'Diez años bajo dos lunas',
	},
	summary: {
		en: 'A Quarrel of Moons is ten. We went back to the observatory to see what you had done with the place.',
		fr: 'A Quarrel of Moons a dix ans. Nous sommes retournés à l’observatoire voir ce que vous en aviez fait.',
		es: 'A Quarrel of Moons cumple diez años. Hemos vuelto al observatorio a ver qué habíais hecho con él.',
	},
	body: {
		en: `<p>Ten years ago this week, fourteen of us put a game on sale whose rules changed every six minutes. Two reviewers called it broken. One of them wrote to us a month later to say that he had been playing at the wrong moon.</p>
<p>To mark the day we opened the old project again. It took an afternoon to find a computer that would run it and an evening to stop playing. We had forgotten the sound of the dome. We had also forgotten that the astronomer’s cat can be elected to parliament, and that eleven per cent of you saw to it.</p>
<p>There is a birthday update: proper support for wide screens and for modern controllers, a text size you can set, and a letter in your desk drawer that was not there before. It can only be read when both moons are up. That happens once in nine hours of play, or on any device whose clock says May 14.</p>
<p>Thank you for every chart, every theory and every argument on the forums about which moon is right. We have always known. We shall never say.</p>`,
		fr: `<p>Il y a dix ans cette semaine, nous étions quatorze à mettre en vente un jeu dont les règles changeaient toutes les six minutes. Deux critiques l’ont dit cassé. L’un d’eux nous a écrit un mois plus tard : il avait joué sous la mauvaise lune.</p>
<p>Pour fêter cela, nous avons rouvert le vieux projet. Il a fallu un après-midi pour trouver un ordinateur capable de le lancer, et une soirée pour s’arrêter de jouer. Nous avions oublié le bruit de la coupole. Nous avions oublié aussi que le chat de l’astronome peut être élu au parlement, et que onze pour cent d’entre vous y ont veillé.</p>
<p>Il y a une mise à jour d’anniversaire : les écrans larges et les manettes récentes enfin bien pris en charge, une taille de texte réglable et, dans le tiroir de votre bureau, une lettre qui n’y était pas. On ne peut la lire que lorsque les deux lunes sont levées, soit une fois toutes les neuf heures de jeu, ou sur tout appareil dont l’horloge indique le 14 mai.</p>
<p>Merci pour chaque carte, chaque théorie, chaque dispute sur les forums pour savoir laquelle des deux a raison. Nous l’avons toujours su. Nous ne le dirons jamais.</p>`,
		es: `<p>Esta semana hace diez años, catorce personas pusimos a la venta un juego cuyas reglas cambiaban cada seis minutos. Dos críticos dijeron que estaba roto. Uno de ellos nos escribió un mes después: había estado jugando con la luna equivocada.</p>
<p>Para celebrarlo hemos vuelto a abrir el viejo proyecto. Costó una tarde encontrar un ordenador que lo moviera y una noche dejar de jugar. Habíamos olvidado el sonido de la cúpula. También que el gato del astrónomo puede salir elegido al parlamento, y que el once por ciento de vosotros se encargó de que así fuera.</p>
<p>Hay actualización de cumpleaños: soporte como es debido para pantallas anchas y mandos modernos, tamaño de letra ajustable y, en el cajón de tu escritorio, una carta que antes no estaba. Solo se puede leer cuando las dos lunas están altas, es decir, una vez cada nueve horas de juego, o en cualquier aparato cuyo reloj marque el 14 de mayo.</p>
<p>Gracias por cada mapa, cada teoría y cada discusión en los foros sobre cuál de las dos tiene razón. Siempre lo hemos sabido. No lo diremos nunca.</p>`,
	},
	image: picture('news-ten-years-of-two-moons.webp', 1600, 900, {
		en: 'A violet birthday cake with ten lit candles; beside it two round biscuits, a white moon and a red one.',
		fr: 'Un gâteau d’anniversaire violet, ses dix bougies allumées ; à côté, deux biscuits ronds, une lune blanche et une rouge.',
		es: 'Una tarta de cumpleaños violeta con diez velas encendidas; al lado, dos galletas redondas, una luna blanca y otra roja.',
	}),
	tags: [tags.players, tags.update],
	game: 'a-quarrel-of-moons',
	publishedAt: '2025-05-15T14:00:00Z',
	updatedAt: '2025-05-15T14:00:00Z',
	author: 'Pieter Vancraeynest',
};
