import { picture } from '../../pictures.ts';
import type { DemoNewsItem } from '../../types.ts';
import { tags } from '../tags.ts';

export const theStoreOverTheHolidays: DemoNewsItem = {
	id: '124',
	slug: 'the-store-over-the-holidays',
	title: {
		en: 'When the store sleeps this winter',
		fr: 'Cet hiver, quand dort la boutique',
		es: 'Cuándo duerme la tienda este invierno',
	},
	summary: {
		en: 'Last posting dates for three regions, the days on which nobody packs, and a word about candles in the cold.',
		fr: 'Les dernières dates d’envoi pour trois régions, les jours où personne n’emballe, et un mot sur les bougies par grand froid.',
		es: 'Las últimas fechas de envío de las tres regiones, los días en que nadie empaqueta y un aviso sobre las velas y el frío.',
	},
	body: {
		en: `<p>Our three stores are run by eleven people, two cats and a label printer with a temper. All of them deserve a holiday. If something is to lie under a tree, on a shoe or beside a lamp in time, these are the last days on which we can promise to hand it to the post, at noon local time.</p>
<h2>Order no later than</h2>
<ul>
<li><strong>Europe:</strong> Thursday, December 3 for Saint Nicholas and Tuesday, December 15 for Christmas. Ireland and the United Kingdom, Monday, December 14.</li>
<li><strong>North America:</strong> Wednesday, December 9 for Canada, Friday, December 11 for the United States.</li>
<li><strong>Asia-Pacific:</strong> Monday, December 7 for Australia and New Zealand, Thursday, December 10 everywhere else. For Lunar New Year, Monday, January 25.</li>
</ul>
<h2>Closed</h2>
<p>From December 24 to January 3 nobody packs anything, anywhere. You can order all the same; parcels leave on Monday, January 4 in the order in which you wrote to us. The Quebec shelf also rests on the morning after the first real snowstorm. We cannot give you the date.</p>
<h2>Three small things</h2>
<p>The studio candle does not care for frost. Should it arrive white and dull, leave it in a room overnight and it will forget. The lamplighter’s mug has gone out in double cardboard since last year, for reasons that seven of you know. And whatever is bought after November 16 may come back until January 31, for no reason at all.</p>
<p>Support stays awake throughout, in smaller numbers: from December 24 to January 3 please allow twice the usual time for an answer. Order numbers help, and so do <a href="/support">the pages</a> that we have been tidying up for the occasion.</p>`,
		fr: `<p>Nos trois boutiques tiennent à onze personnes, deux chats et une imprimante à étiquettes au caractère difficile. Tout ce monde a droit à des vacances. Si un paquet doit se trouver à temps sous un sapin, dans un soulier ou près d’une lampe, voici jusqu’à quand nous promettons de le remettre à la poste, à midi, heure locale.</p>
<h2>Commandez au plus tard</h2>
<ul>
<li><strong>Europe :</strong> le jeudi 3 décembre pour la Saint-Nicolas, le mardi 15 pour Noël ; le lundi 14 pour l’Irlande et le Royaume-Uni.</li>
<li><strong>Amérique du Nord :</strong> le mercredi 9 décembre pour le Canada, le vendredi 11 pour les États-Unis.</li>
<li><strong>Asie-Pacifique :</strong> le lundi 7 décembre pour l’Australie et la Nouvelle-Zélande, le jeudi 10 ailleurs. Pour le Nouvel An lunaire, le lundi 25 janvier.</li>
</ul>
<h2>Jours de repos</h2>
<p>Du 24 décembre au 3 janvier, personne n’emballe quoi que ce soit, nulle part. Rien ne vous empêche de commander : les colis partiront le lundi 4 janvier, dans l’ordre d’arrivée. L’étagère de Québec chôme en outre le lendemain matin de la première vraie tempête. La date ne dépend pas de nous.</p>
<h2>Trois détails</h2>
<p>La bougie du studio supporte mal le gel. Si elle vous parvient blanche et terne, laissez-la une nuit au chaud, elle oubliera. Depuis l’an dernier, la tasse du veilleur voyage en double carton, pour des raisons que sept d’entre vous connaissent. Enfin, tout achat postérieur au 16 novembre peut nous revenir jusqu’au 31 janvier, sans motif.</p>
<p>L’assistance veille pendant ce temps, en effectif réduit : du 24 décembre au 3 janvier, comptez deux fois le délai habituel pour une réponse. Un numéro de commande nous aide bien ; quant à <a href="/support">nos pages</a>, nous les avons rangées pour l’occasion.</p>`,
		es: `<p>Nuestras tres tiendas las llevan once personas, dos gatos y una impresora de etiquetas con mal genio. Todos se merecen unas vacaciones. Para que algo llegue a tiempo al árbol, al zapato o al pie de la lámpara, estos son los últimos días en que prometemos llevarlo a correos, siempre a las doce, hora local.</p>
<h2>Pide como muy tarde</h2>
<ul>
<li><strong>Europa:</strong> el jueves 3 de diciembre para San Nicolás, el martes 15 para Navidad y el viernes 18 para Reyes, que nunca tienen prisa. Irlanda y Reino Unido, el lunes 14.</li>
<li><strong>América del Norte:</strong> el miércoles 9 de diciembre para Canadá y el viernes 11 para Estados Unidos.</li>
<li><strong>Asia-Pacífico:</strong> el lunes 7 de diciembre para Australia y Nueva Zelanda; el jueves 10 para el resto. Para el Año Nuevo lunar, el lunes 25 de enero.</li>
</ul>
<h2>Cerrado</h2>
<p>Del 24 de diciembre al 3 de enero no empaqueta nadie en ninguna parte. Puedes pedir de todos modos: los paquetes salen el lunes 4 de enero por orden de llegada. En Quebec, además, la estantería descansa la mañana siguiente a la primera nevada en serio. La fecha no está en nuestra mano.</p>
<h2>Tres menudencias</h2>
<p>A la vela del estudio no le sienta bien la helada. Si te llega blanquecina, déjala una noche dentro de casa y se le pasará. La taza de farolero viaja en cartón doble desde el año pasado, por razones que siete de vosotros conocéis. Y lo que se compre desde el 16 de noviembre se puede devolver hasta el 31 de enero sin dar explicaciones.</p>
<p>Soporte sigue en vela, aunque con menos gente: del 24 de diciembre al 3 de enero, calcula el doble de lo habitual. Ayuda tener a mano el número de pedido, y también <a href="/support">nuestras páginas</a>, que hemos ordenado para la ocasión.</p>`,
	},
	image: picture('game-lowtide-scene-3.webp', 1600, 900, {
		en: 'Strings of lamps over striped market stalls beside the hull of a great ship; a man and his dog walk up from the flats.',
		fr: 'Des guirlandes de lampes au-dessus d’étals rayés, contre la coque d’un grand navire ; un homme et son chien arrivent de la grève.',
		es: 'Guirnaldas de luces sobre puestos a rayas, junto al casco de un gran barco; un hombre y su perro llegan desde la orilla.',
	}),
	tags: [tags.announcement],
	publishedAt: '2026-11-16T09:00:00Z',
	updatedAt: '2026-11-17T11:30:00Z',
	author: 'Nessa Quigley',
};
