import type { DemoJob } from '../types.ts';

export const dublinPublishing: DemoJob[] = [
	{
		id: '2501',
		title: {
			en: 'Publishing Manager, Wending',
			fr: 'Responsable de l’édition, Wending',
			es: 'Responsable de publicación, Wending',
		},
		team: 'Publishing',
		location: 'dublin',
		positionType: 'Full-time',
		remote: false,
		description: {
			en: `<p>On April 15 a button with a strip of masking tape on it will be pressed again. Between today and then lie seven stores, fourteen languages, six age-rating boards, a date that must not move and a caravan that keeps a weekly diary. You hold the list.</p>
<p>We publish our own games, so there is no one else to blame and nobody to ask for permission. You agree with Inés Ferrer in Barcelona what we show and, more often, what we do not. You brief the trailer, check the store page in Korean with somebody who reads Korean, and turn down the kind of quote that uses the word “unmissable”.</p>
<p>After launch the list does not end, it only gets kinder: updates, discounts that we announce a month ahead, and the letter we write to players every spring.</p>`,
			fr: `<p>Le 15 avril, on appuiera de nouveau sur un bouton marqué d’un bout de ruban adhésif. D’ici là, il y a sept boutiques en ligne, quatorze langues, six organismes de classification, une date qui ne doit pas bouger et une caravane qui tient son journal chaque semaine. La liste est entre vos mains.</p>
<p>Nous éditons nos jeux nous-mêmes : personne d’autre à blâmer, personne à qui demander la permission. Vous convenez avec Inés Ferrer, à Barcelone, de ce que l’on montre et, plus souvent, de ce que l’on tait. Vous cadrez la bande-annonce, vérifiez la page coréenne de la boutique avec quelqu’un qui lit le coréen, et écartez les citations où figure le mot « incontournable ».</p>
<p>Après la sortie, la liste ne s’arrête pas, elle s’adoucit : mises à jour, remises annoncées un mois à l’avance, et la lettre que nous écrivons à nos joueurs chaque printemps.</p>`,
			es: `<p>El 15 de abril volverá a pulsarse un botón con un trozo de cinta adhesiva. Entre hoy y ese día hay siete tiendas digitales, catorce idiomas, seis organismos de clasificación por edades, una fecha que no se puede mover y una caravana que escribe un diario semanal. La lista la llevas tú.</p>
<p>Publicamos nosotros mismos, de modo que no hay a quién culpar ni a quién pedir permiso. Acuerdas con Inés Ferrer, en Barcelona, qué se enseña y, más a menudo, qué no. Encargas el tráiler, revisas la ficha en coreano con alguien que lee coreano y rechazas esas citas en las que sale la palabra «imprescindible».</p>
<p>Tras el lanzamiento la lista no termina, solo se vuelve más amable: actualizaciones, rebajas que avisamos con un mes y la carta que escribimos cada primavera a quienes juegan.</p>`,
		},
		requirements: {
			en: `<ul>
<li>Five years in game publishing, two launches seen through from first plan to first patch</li>
<li>First-hand knowledge of at least two console submission processes</li>
<li>A way with words in English, and the ability to smell a translated sentence</li>
<li>Budgets kept, including the one that hurt</li>
</ul>
<p>You will have one person reporting to you and about forty depending on you. Calm is contagious.</p>`,
			fr: `<ul>
<li>Cinq ans dans l’édition de jeux, dont deux lancements menés du premier plan au premier correctif</li>
<li>La pratique d’au moins deux processus de soumission sur console</li>
<li>Une belle plume en anglais, et du flair pour les phrases traduites</li>
<li>Des budgets tenus, y compris celui qui faisait mal</li>
</ul>
<p>Une personne relèvera de vous, une quarantaine dépendront de vous. Le calme est contagieux.</p>`,
			es: `<ul>
<li>Cinco años en publicación de videojuegos y dos lanzamientos llevados del primer plan al primer parche</li>
<li>Conocimiento directo de los trámites de envío de dos consolas como mínimo</li>
<li>Buena pluma en inglés y olfato para las frases traducidas</li>
<li>Presupuestos cumplidos, incluido el que dolió</li>
</ul>
<p>Tendrás a una persona a tu cargo y a unas cuarenta pendientes de ti. La calma se contagia.</p>`,
		},
		salary: { min: 6200000, max: 7500000, currency: 'EUR', per: 'year' },
		publishedAt: '2026-11-05T09:00:00Z',
		validThrough: '2026-12-31T23:59:00Z',
		categories: [{ location: 'dublin', team: 'Publishing' }],
	},
	{
		id: '2502',
		title: {
			en: 'Community Manager, Spanish',
			fr: 'Community manager hispanophone',
			es: 'Gestión de comunidad en español',
		},
		team: 'Publishing',
		location: 'dublin',
		positionType: 'Full-time',
		remote: true,
		description: {
			en: `<p>About a fifth of the people who play our games do so in Spanish, from Valparaíso to Vigo, and they disagree about everything: which moon is right, whether the queen’s heir should be <em>vos</em> or <em>tú</em>, who let the lamp go out. You are their person in the building, and the building’s person among them.</p>
<p>Most days begin on the forums. You answer what can be answered, carry what cannot to whoever can, and go back with the truth, even if the truth is “not before summer”. On Fridays you write a page for the studio called <em>What they said</em>. It is read in all six cities, and the fifth claimant owes her knife to it.</p>
<p>Where you live matters less than when you are awake: we need you between Dublin’s noon and nine in the evening, for thirty-six hours a week.</p>`,
			fr: `<p>Environ un cinquième de notre public joue en espagnol, de Valparaíso à Vigo, et n’est d’accord sur rien : quelle lune a raison, si l’héritier de la reine doit dire <em>vos</em> ou <em>tú</em>, qui a laissé mourir la lampe. Vous êtes leur voix dans la maison, et celle de la maison parmi eux.</p>
<p>La journée commence le plus souvent sur les forums. Vous répondez à ce qui peut l’être, portez le reste à qui de droit et revenez avec la vérité, fût-elle « pas avant l’été ». Le vendredi, vous rédigez pour le studio une page intitulée <em>Ce qu’ils ont dit</em>. On la lit dans les six villes, et la cinquième prétendante lui doit son couteau.</p>
<p>Peu importe où vous habitez ; il s’agit plutôt d’être debout entre midi et vingt et une heures, heure de Dublin, à raison de trente-six heures par semaine.</p>`,
			es: `<p>Más o menos la quinta parte de nuestro público juega en español, de Valparaíso a Vigo, y no está de acuerdo en nada: qué luna tiene razón, si a quien hereda el trono se le habla de <em>vos</em> o de <em>tú</em>, quién dejó apagar el farol. Para esa gente serás la cara del estudio; para el estudio, la voz de esa gente.</p>
<p>Casi todos los días empiezan en los foros. Contestas lo que se puede contestar, llevas lo demás a quien sepa y vuelves con la verdad, aunque la verdad sea «antes del verano, no». Los viernes escribes para la casa una página titulada <em>Lo que han dicho</em>. Se lee en las seis ciudades, y a ella le debe su cuchillo la quinta aspirante.</p>
<p>Nos importa menos dónde vives que a qué horas trabajas: te necesitamos entre las doce y las nueve de la noche de Dublín, treinta y seis horas por semana.</p>`,
		},
		requirements: {
			en: `<p>Spanish as you grew up with it, along with affection for the Spanish of others. English at a level where you can be gentle in it. You have kept a community, a letters page, a chess club or a classroom in good spirits for some years, through at least one bad week.</p>
<p>Please send three answers that you once wrote to somebody who was angry. Change the names.</p>`,
			fr: `<p>L’espagnol de votre enfance, et de la tendresse pour celui des autres. Un anglais assez sûr pour y être délicat. Vous avez entretenu la bonne humeur d’une communauté, d’un courrier des lecteurs, d’un club d’échecs ou d’une classe pendant quelques années, dont au moins une mauvaise semaine.</p>
<p>Envoyez-nous trois réponses que vous avez un jour écrites à quelqu’un en colère. Changez les noms.</p>`,
			es: `<p>El español con el que creciste y cariño por el de los demás. Inglés suficiente para tratar con tacto a quien escribe en él. Has mantenido de buen humor durante unos años una comunidad, una sección de cartas, un club de ajedrez o un aula, incluida al menos una mala semana.</p>
<p>Mándanos tres respuestas que escribieras en su día a alguien enfadado. Cambia los nombres.</p>`,
		},
		salary: { min: 3900000, max: 4700000, currency: 'EUR', per: 'year' },
		publishedAt: '2026-11-14T11:00:00Z',
		validThrough: '2027-01-20T23:59:00Z',
		categories: [{ location: 'dublin', team: 'Publishing' }],
	},
	{
		id: '2503',
		title: {
			en: 'Localisation Producer',
			fr: 'Producteur ou productrice de localisation',
			es: 'Producción de localización',
		},
		team: 'Publishing',
		location: 'dublin',
		positionType: 'Full-time',
		remote: false,
		description: {
			en: `<p>Three of our languages are written at the same table. The other eleven are written by twenty-three people in nine countries, most of whom have been with us since Lowtide, and you are the reason why they feel that they are in the room.</p>
<h3>A fair sample of a week</h3>
<ul>
<li>Moving a deadline for Polish by two days, since the translator’s barn has been hit by lightning</li>
<li>Asking Gent what a “slake” is, and writing the answer down for good</li>
<li>Listening, with our testers in Bangsar, to a Thai joke nobody in Dublin will ever get, and approving it</li>
<li>Explaining to a programmer that German exists</li>
</ul>
<p>Wending keeps you busy until April; The Salt Crown’s updates share the rest of the year. Two coordinators work with you on the quay.</p>`,
			fr: `<p>Trois de nos langues s’écrivent à la même table. Les onze autres sont l’œuvre de vingt-trois personnes réparties dans neuf pays, la plupart fidèles depuis Lowtide, et c’est grâce à vous qu’elles se sentent dans la pièce.</p>
<h3>Échantillon honnête d’une semaine</h3>
<ul>
<li>Reporter de deux jours une échéance en polonais, la foudre étant tombée sur la grange du traducteur</li>
<li>Demander à Gand ce qu’est au juste un « slake », et consigner la réponse une fois pour toutes</li>
<li>Écouter avec nos testeurs de Bangsar une plaisanterie thaïe que nul ne comprendra jamais à Dublin, et l’approuver</li>
<li>Expliquer à un programmeur que l’allemand existe</li>
</ul>
<p>Wending vous occupe jusqu’en avril ; les mises à jour de The Salt Crown se partagent le reste de l’année. Deux personnes à la coordination vous épaulent sur le quai.</p>`,
			es: `<p>Tres de nuestros idiomas se escriben en la misma mesa. Los otros once los escriben veintitrés personas en nueve países, casi todas con nosotros desde Lowtide, y gracias a ti se sienten dentro de la sala.</p>
<h3>Muestra honrada de una semana</h3>
<ul>
<li>Aplazar dos días una entrega de polaco porque ha caído un rayo en el granero del traductor</li>
<li>Preguntar a Gante qué es exactamente un «slake» y apuntar la respuesta para siempre</li>
<li>Escuchar con los testers de Bangsar un chiste tailandés que en Dublín nadie pillará nunca, y aprobarlo</li>
<li>Explicar a un programador que el alemán existe</li>
</ul>
<p>Wending te ocupa hasta abril; el resto del año es para las actualizaciones de The Salt Crown. En el muelle te acompañan dos personas de coordinación.</p>`,
		},
		requirements: {
			en: `<p>Four years of running localisation for text-heavy games, or of translating them and wishing that somebody would run it properly. You read three languages and can tell when a fourth is bluffing.</p>
<p>Practical matters: memoQ or a relative, string tables, voice schedules, rates that a translator can live on. Above all, people should like getting your mail on a Monday.</p>`,
			fr: `<p>Quatre ans à diriger la localisation de jeux très écrits, ou à en traduire en rêvant que quelqu’un s’en charge comme il faut. Vous lisez trois langues et sentez quand une quatrième bluffe.</p>
<p>Côté pratique : memoQ ou un cousin, tables de chaînes, plannings de voix, des tarifs dont un traducteur peut vivre. Surtout, on doit se réjouir de recevoir vos messages un lundi.</p>`,
			es: `<p>Cuatro años dirigiendo la localización de juegos con mucho texto, o traduciéndolos y soñando con que alguien la dirigiera como es debido. Lees tres idiomas y notas cuándo un cuarto va de farol.</p>
<p>En lo práctico: memoQ o algún pariente, tablas de cadenas, calendarios de voces, tarifas de las que se pueda vivir. Por encima de todo, que apetezca recibir tus correos un lunes.</p>`,
		},
		salary: { min: 5200000, max: 6300000, currency: 'EUR', per: 'year' },
		publishedAt: '2026-10-16T09:00:00Z',
		validThrough: '2027-01-31T23:59:00Z',
		categories: [{ location: 'dublin', team: 'Publishing' }],
		providerId: 'posting-2503',
	},
];
