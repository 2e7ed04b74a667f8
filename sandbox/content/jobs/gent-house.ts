import type { DemoJob } from '../types.ts';

export const gentHouse: DemoJob[] = [
	{
		id: '2010',
		title: { en: 'Producer', fr: 'Productrice ou producteur', es: 'Productor/a' },
		team: 'Production',
		location: 'gent',
		positionType: 'Full-time',
		remote: false,
		description: {
			en: `<p>Thirty-six hours a week is in everybody’s contract. Somebody has to make it true, and in the months before a release that is harder than any boss we have designed.</p>
<p>The game in your care would be The Salt Crown, now that it lives in the world: four free updates a year, patches in between, and a team of fifty-odd spread from Quebec to Kuala Lumpur, who are never all awake at the same time, at least not on purpose. You cut scope, early and kindly. You keep the one plan that everyone can read, on a wall of real paper in the corridor, and the tidy copy of it online.</p>
<p>Marieke De Clercq, who runs production, will tell you that no date has slipped since 2020. She’ll also show you the drawer with the things we dropped to manage that. It is a deep drawer, and several of us visit it.</p>`,
			fr: `<p>Trente-six heures par semaine : c’est écrit dans chaque contrat. Encore faut-il que ce soit vrai, et dans les mois qui précèdent une sortie, aucun de nos boss n’est aussi coriace.</p>
<p>On vous confierait The Salt Crown, maintenant qu’il court le monde : quatre mises à jour gratuites par an, des correctifs entre-temps, et une cinquantaine de personnes réparties de Québec à Kuala Lumpur, qui ne sont jamais toutes debout à la même heure, du moins pas exprès. Vous réduisez l’ambition tôt et avec tact. Vous tenez le seul plan que tout le monde sache lire, en vrai papier dans le couloir, et sa copie au propre en ligne.</p>
<p>Marieke De Clercq, responsable de la production, vous dira qu’aucune date n’a glissé depuis 2020. Elle vous montrera aussi le tiroir où reposent nos renoncements. Il est profond, et nous sommes plusieurs à nous y recueillir.</p>`,
			es: `<p>Treinta y seis horas semanales: lo pone en todos los contratos. Alguien tiene que hacer que sea verdad, y en los meses previos a un lanzamiento cuesta más que cualquier jefe final que hayamos diseñado.</p>
<p>A tu cargo estaría The Salt Crown, ahora que anda suelto por el mundo: cuatro actualizaciones gratuitas al año, parches entre medias y un equipo de cincuenta y tantas personas desde Quebec hasta Kuala Lumpur, que nunca están todas despiertas a la vez, al menos no a propósito. Recortas pronto y con cariño. Guardas el único plan que todos saben leer, en papel de verdad por la pared del pasillo, y su copia en limpio en la red.</p>
<p>Marieke De Clercq, que dirige Producción, te dirá que desde 2020 no se ha movido ninguna fecha. También te enseñará el cajón de lo que dejamos caer para lograrlo. Es hondo, y más de uno va a visitarlo.</p>`,
		},
		requirements: {
			en: `<ul>
<li>Four years or more of producing games, including one through certification on two consoles.</li>
<li>Proof that people liked working with you: we ring two of them, and one may be somebody you disagreed with.</li>
<li>Fluent English; French or Malay is a pleasant surprise.</li>
<li>Whichever planning method you believe in, plus the story of the time it let you down.</li>
</ul>`,
			fr: `<ul>
<li>Quatre ans au moins de production de jeux, dont une certification menée à bien sur deux consoles.</li>
<li>La preuve qu’on aime travailler avec vous : nous appelons deux personnes, et l’une d’elles peut être quelqu’un qui vous a tenu tête.</li>
<li>Un anglais courant ; le français ou le malais seraient une bonne surprise.</li>
<li>La méthode de planification à laquelle vous croyez, et le récit du jour où elle vous a trahi.</li>
</ul>`,
			es: `<ul>
<li>Cuatro años o más produciendo juegos, con una certificación superada en dos consolas.</li>
<li>La prueba de que gusta trabajar contigo: llamamos a dos personas, y una puede ser alguien con quien no estabas de acuerdo.</li>
<li>Inglés fluido; el francés o el malayo serían una grata sorpresa.</li>
<li>El método de planificación en el que creas y la historia del día en que te falló.</li>
</ul>`,
		},
		salary: { min: 5200000, max: 6600000, currency: 'EUR', per: 'year' },
		publishedAt: '2026-11-18T08:00:00Z',
		validThrough: '2027-02-15T22:59:59Z',
		categories: [{ location: 'gent', team: 'Production' }],
	},
	{
		id: '2011',
		title: {
			en: 'Accountant, Royalties and Payroll',
			fr: 'Comptable, parts de recettes et paie',
			es: 'Contable de regalías y nóminas',
		},
		team: 'Finance',
		location: 'gent',
		positionType: 'Part-time',
		remote: false,
		description: {
			en: `<p>Everyone in our credits shares in what the game earns, for as long as it earns. Thornhollow still pays six people and one bakery. From January, The Salt Crown will pay four hundred and nineteen in eleven countries every quarter, and one of them lives on a boat.</p>
<p>You would take care of those shares, twenty hours a week, on days that you choose. Statements arrive from seven stores in as many formats; you reconcile them, chase the store that rounds in its own favour, and send out letters that a person without a degree in accounting can follow. Once a year you stand on the stage and explain the numbers to everyone, with slides. People cheer. It is very odd the first time.</p>
<p>The other half of the chair belongs to Hilde, who does payroll for Belgium and knows which drawer the good biscuits are in.</p>`,
			fr: `<p>Quiconque figure au générique touche sa part des recettes aussi longtemps qu’il y en a. Thornhollow rémunère encore six personnes et une boulangerie. À partir de janvier, The Salt Crown en rémunérera quatre cent dix-neuf, dans onze pays, chaque trimestre ; l’une d’elles vit sur un bateau.</p>
<p>Vous vous occuperiez de ces parts vingt heures par semaine, les jours de votre choix. Sept boutiques envoient leurs relevés en sept formats : vous les rapprochez, vous relancez celle qui arrondit à son avantage et vous rédigez des courriers lisibles sans diplôme de comptabilité. Une fois l’an, vous montez sur scène expliquer les chiffres à la maison entière. On applaudit. La première fois, cela surprend.</p>
<p>L’autre moitié du fauteuil est à Hilde, qui gère la paie belge et sait dans quel tiroir dorment les bons biscuits.</p>`,
			es: `<p>Quien sale en nuestros créditos participa de lo que gana el juego mientras siga ganando. Thornhollow todavía paga a seis personas y a una panadería. Desde enero, The Salt Crown pagará a cuatrocientas diecinueve de once países, cada trimestre; una de ellas vive en un barco.</p>
<p>Te encargarías de ese reparto veinte horas a la semana, los días que elijas. Llegan liquidaciones de siete tiendas en otros tantos formatos; las concilias, persigues a la que redondea a su favor y escribes cartas que se entiendan sin haber estudiado contabilidad. Una vez al año subes al escenario a explicar las cuentas a toda la casa, con diapositivas. La gente vitorea. La primera vez se hace muy raro.</p>
<p>La otra mitad de la silla es de Hilde, que lleva las nóminas belgas y sabe en qué cajón están las galletas buenas.</p>`,
		},
		requirements: {
			en: `<p>A bachelor’s degree in accountancy or the equivalent in scars. You know Belgian VAT and social law well enough to spot when software doesn’t, and you have dealt with withholding tax across borders before.</p>
<p>Dutch for the authorities, English for everybody else, spreadsheets for the sheer order of it. If you have ever paid royalties to authors or musicians, mention that in your first line: you’ll be ahead of us by a year.</p>`,
			fr: `<p>Un bachelier en comptabilité, ou son équivalent en cicatrices. Vous connaissez assez la TVA et le droit social belges pour remarquer quand le logiciel les ignore, et vous avez déjà affronté des retenues à la source d’un pays à l’autre.</p>
<p>Le néerlandais pour l’administration, l’anglais pour les collègues, les tableurs pour le plaisir de l’ordre. Si vous avez déjà versé des droits à des auteurs ou à des musiciens, dites-le dès la première ligne : vous aurez un an d’avance sur nous.</p>`,
			es: `<p>Estudios de contabilidad o su equivalente en cicatrices. Conoces el IVA y la normativa social belgas lo bastante para notar cuándo el programa los ignora, y ya te has peleado con retenciones de un país a otro.</p>
<p>Neerlandés para la Administración, inglés para el resto y hojas de cálculo por puro gusto del orden. Si alguna vez has liquidado derechos a autoras o músicos, dilo en la primera línea: nos llevarás un año de ventaja.</p>`,
		},
		salary: { min: 195000, max: 235000, currency: 'EUR', per: 'month' },
		publishedAt: '2026-10-20T08:00:00Z',
		validThrough: '2027-01-20T22:59:59Z',
		categories: [{ location: 'gent', team: 'Finance' }],
	},
	{
		id: '2012',
		draft: true,
		title: {
			en: 'Recruiter',
			fr: 'Chargée ou chargé de recrutement',
			es: 'Especialista en selección',
		},
		team: 'HR & Recruitment',
		location: 'gent',
		positionType: 'Full-time',
		remote: false,
		description: {
			en: `<p>If this text reads well, thank Annelies, who has written every one of our offers since 2017 and would like a colleague.</p>
<p>Some four thousand people apply to us in a year and about forty join. The interesting part of the work is the other three thousand nine hundred and sixty. Each of them gets an answer from a person, within ten working days, with a reason in it. You would write many of those answers. You’d also talk to schools, look after newcomers through their first hundred days, find flats in a city with too few of them, and sit in on portfolio mornings with leads who say “nice” and need help to say why.</p>
<h3>With whom</h3>
<p>Annelies here, two recruiters in Dublin, and a works doctor who bakes.</p>`,
			fr: `<p>Si ce texte se lit bien, remerciez Annelies : elle rédige toutes nos annonces depuis 2017 et souhaiterait un peu de compagnie.</p>
<p>Environ quatre mille personnes nous écrivent chaque année, une quarantaine nous rejoignent. Le plus intéressant du métier, ce sont les trois mille neuf cent soixante autres. À chacune quelqu’un répond, sous dix jours ouvrables, en expliquant pourquoi. Une bonne partie de ces réponses serait de vous. Vous parleriez aussi aux écoles, suivriez les nouveaux venus pendant leurs cent premiers jours, dénicheriez des logements dans une ville qui en manque et assisteriez à des matinées de portfolios, où nos responsables disent « joli » et ont besoin d’aide pour dire pourquoi.</p>
<h3>Avec qui</h3>
<p>Annelies ici même, deux recruteurs à Dublin, et un médecin du travail qui fait des gâteaux.</p>`,
			es: `<p>Si este texto se lee bien, dale las gracias a Annelies, que redacta todas nuestras ofertas desde 2017 y agradecería compañía.</p>
<p>Cada año nos escriben unas cuatro mil personas y entran unas cuarenta. Lo interesante de este trabajo son las otras tres mil novecientas sesenta. A todas les contesta alguien de carne y hueso en diez días hábiles, explicando por qué. Muchas de esas respuestas serían tuyas. También hablarías con escuelas, acompañarías a los recién llegados en sus primeros cien días, buscarías piso en una ciudad donde escasean y asistirías a las mañanas de porfolios, en las que nuestros responsables dicen «bonito» y necesitan ayuda para decir por qué.</p>
<h3>Con quién</h3>
<p>Con Annelies aquí, dos personas en Dublín y un médico de empresa que hace bizcochos.</p>`,
		},
		requirements: {
			en: `<ul>
<li>Three years in recruitment, a newsroom, a casting office or anywhere else where you said no for a living and were thanked for it.</li>
<li>Dutch and English in writing, both good enough to be brief.</li>
<li>Basic Belgian employment law, or a wish to sit through the course.</li>
<li>Discretion. You will know who wants to leave before they do.</li>
</ul>`,
			fr: `<ul>
<li>Trois ans dans le recrutement, une rédaction, une agence de distribution des rôles ou tout autre endroit où l’on vous remerciait d’avoir dit non.</li>
<li>Le néerlandais et l’anglais écrits, assez bons pour faire court.</li>
<li>Des bases en droit du travail belge, ou l’envie de suivre la formation.</li>
<li>De la discrétion. Vous saurez qui veut partir avant l’intéressé.</li>
</ul>`,
			es: `<ul>
<li>Tres años en selección, en una redacción, en una agencia de reparto o en cualquier sitio donde dijeras que no por oficio y te lo agradecieran.</li>
<li>Neerlandés e inglés escritos, lo bastante buenos para ser breve.</li>
<li>Nociones de derecho laboral belga, o ganas de aguantar el curso.</li>
<li>Discreción. Sabrás quién quiere irse antes que la persona en cuestión.</li>
</ul>`,
		},
		publishedAt: '2026-11-19T08:00:00Z',
		validThrough: '2027-04-30T21:59:59Z',
		categories: [
			{ location: 'gent', team: 'HR & Recruitment' },
			{ location: 'dublin', team: 'HR & Recruitment' },
		],
	},
];
