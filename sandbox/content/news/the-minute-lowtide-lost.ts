import { picture } from '../pictures.ts';
import type { DemoNewsItem } from '../types.ts';
import { tags } from './tags.ts';

export const theMinuteLowtideLost: DemoNewsItem = {
	id: '111',
	slug: 'the-minute-lowtide-lost',
	title: {
		en: 'The minute that Lowtide lost',
		fr: 'La minute que Lowtide avait perdue',
		es: 'El minuto que perdió Lowtide',
	},
	summary: {
		en: 'A retired harbour pilot told us that our sea was late. Version 1.9.4 puts it right, after six years.',
		fr: 'Un pilote de port à la retraite nous a signalé que notre mer était en retard. La version 1.9.4 la remet à l’heure, au bout de six ans.',
		es: 'Un práctico de puerto jubilado nos avisó de que nuestro mar llegaba tarde. La versión 1.9.4 lo pone en hora, seis años después.',
	},
	body: {
		en: `<p>Yvon Le Gall guided ships into Saint-Malo for thirty-four years. Last November he wrote to us, by post, that the sea in Lowtide was late. Not by much: about a minute every nineteen tides. He had kept a notebook.</p>
<p>We replied that this was impossible. Then, because Quebec cannot leave such a letter alone, somebody sat down with nineteen tides and a stopwatch. He was right. He had been right since March 2018.</p>
<h2>Where it went</h2>
<p>The clock in your room on stilts adds up very small steps, and every step was rounded down by an amount too small to print. Nobody notices in an evening. Over a whole game, though, the harbour handed you some forty minutes that it never meant to give, and the woman you owe money to had been charging interest on them.</p>
<h2>Version 1.9.4</h2>
<ul>
<li>The tide is on time. Games under way are corrected at the next high water, while you are asleep.</li>
<li>Interest on minutes that did not exist has been paid back. She is mortified; please be gracious.</li>
<li>The market dog no longer waits where the market was an hour ago.</li>
<li>A tide may now last from four hours to eight, for those who dig slowly or read everything.</li>
<li>On Nintendo Switch the bell on the breakwater can be heard again with the console in your hands.</li>
</ul>
<p>The update is free and weighs 210 MB. Mr Le Gall has been given a key to everything we shall ever make. He also has a place in the harbour office: the table of tides on the wall there is in his handwriting, and it is accurate to the minute.</p>`,
		fr: `<p>Pendant trente-quatre ans, Yvon Le Gall a guidé des navires jusqu’aux quais de Saint-Malo. En novembre dernier, il nous a écrit, par la poste, que la mer de Lowtide était en retard. De peu : une minute toutes les dix-neuf marées environ. Il avait tenu un carnet.</p>
<p>Nous lui avons répondu que c’était impossible. Puis, comme Québec ne sait pas laisser dormir une lettre pareille, quelqu’un s’est installé devant dix-neuf marées avec un chronomètre. M. Le Gall avait raison. Il avait raison depuis mars 2018.</p>
<h2>Où elle était passée</h2>
<p>L’horloge de votre chambre sur pilotis additionne des pas minuscules, et chacun était arrondi vers le bas d’une quantité trop petite pour être affichée. En une soirée, personne n’y voit rien. Sur une partie entière, en revanche, le port vous offrait une quarantaine de minutes sans l’avoir voulu, et votre créancière prélevait des intérêts dessus.</p>
<h2>Version 1.9.4</h2>
<ul>
<li>La marée est à l’heure. Les parties en cours seront corrigées à la prochaine pleine mer, pendant votre sommeil.</li>
<li>Les intérêts perçus sur des minutes inexistantes sont remboursés. La dame est confuse ; ayez l’élégance de ne pas insister.</li>
<li>Le chien du marché n’attend plus là où le marché se trouvait une heure plus tôt.</li>
<li>Une marée peut désormais durer de quatre à huit heures, pour qui creuse lentement ou lit tout.</li>
<li>Sur Nintendo Switch, on entend de nouveau la cloche de la jetée en mode portable.</li>
</ul>
<p>La mise à jour est gratuite et pèse 210 Mo. M. Le Gall a reçu une clé pour tout ce que nous ferons jamais. Il a aussi sa place à la capitainerie : l’annuaire des marées accroché au mur est de sa main, et il est juste à la minute près.</p>`,
		es: `<p>Yvon Le Gall se pasó treinta y cuatro años metiendo barcos en Saint-Malo. El pasado noviembre nos escribió, por correo postal, que el mar de Lowtide llegaba tarde. Por poco: un minuto cada diecinueve mareas, más o menos. Lo tenía apuntado en una libreta.</p>
<p>Contestamos que era imposible. Después, como en Quebec no saben dejar en paz una carta así, alguien se sentó con un cronómetro delante de diecinueve mareas. Tenía razón. La tenía desde marzo de 2018.</p>
<h2>Adónde había ido</h2>
<p>El reloj de tu cuarto sobre pilotes suma pasos diminutos, y cada uno se redondeaba a la baja en una cantidad demasiado pequeña para mostrarla. En una noche no se nota. En una partida entera, en cambio, el puerto te regalaba unos cuarenta minutos sin querer, y la mujer a la que debes dinero te cobraba intereses por ellos.</p>
<h2>Versión 1.9.4</h2>
<ul>
<li>La marea llega en punto. Las partidas empezadas se corrigen en la siguiente pleamar, mientras duermes.</li>
<li>Se han devuelto los intereses de los minutos que no existían. Ella está muy avergonzada; sé generoso.</li>
<li>El perro del mercado ya no espera donde el mercado estuvo hace una hora.</li>
<li>Una marea puede durar entre cuatro y ocho horas, para quien cava despacio o se lo lee todo.</li>
<li>En Nintendo Switch vuelve a oírse la campana del espigón con la consola en las manos.</li>
</ul>
<p>La actualización es gratuita y ocupa 210 MB. El señor Le Gall tiene ya una clave para todo lo que hagamos en la vida. Y un hueco en la oficina del puerto: la tabla de mareas de la pared está escrita de su puño y letra, y acierta al minuto.</p>`,
	},
	image: picture('game-lowtide-scene-1.webp', 1600, 900, {
		en: 'A clock on the plank wall of a room on stilts, and a woman at the window waiting for the water.',
		fr: 'Une horloge au mur de planches d’une chambre sur pilotis et, à la fenêtre, une femme qui attend l’eau.',
		es: 'Un reloj en la pared de tablas de un cuarto sobre pilotes y, junto a la ventana, una mujer que espera el agua.',
	}),
	tags: [tags.update, tags.players],
	game: 'lowtide',
	publishedAt: '2024-03-22T15:00:00Z',
	updatedAt: '2024-03-25T09:10:00Z',
	author: 'Tom Ashworth',
};
