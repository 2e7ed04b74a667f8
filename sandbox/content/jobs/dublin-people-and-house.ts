import type { DemoJob } from '../types.ts';

export const dublinPeopleAndHouse: DemoJob[] = [
	{
		id: '2507',
		title: {
			en: 'Accountant, Sales Tax and Stores',
			fr: 'Comptable, taxes et boutiques',
			es: 'Contabilidad, impuestos y tiendas',
		},
		team: 'Finance',
		location: 'dublin',
		positionType: 'Full-time',
		remote: false,
		description: {
			en: `<p>A game that you download is a service, in most countries. A game in a box is goods. A candle is a candle, unless it is sold together with the game, in which case eleven tax authorities have so far given us nine answers. You would be our tenth.</p>
<p>We publish ourselves, so the sales tax is ours too: seven stores, some sixty countries, and three regional shops for prints, candles and the mug. You file what is due, reclaim what is not, and tell publishing in good time what a discount in Brazil will really cost. Hilde and her colleagues in Gent handle payroll and everyone’s shares; you handle what comes before them.</p>
<p>The mug has its own ledger. It once crossed the same border four times in a month, and nobody who knows why is still in the building.</p>`,
			fr: `<p>Un jeu téléchargé est un service, dans la plupart des pays. Un jeu en boîte est un bien. Une bougie est une bougie, sauf si elle se vend avec le jeu, auquel cas onze administrations fiscales nous ont fourni à ce jour neuf réponses. La dixième serait la vôtre.</p>
<p>Comme nous éditons nous-mêmes, les taxes sur les ventes nous reviennent aussi : sept plateformes, une soixantaine de pays, et trois boutiques régionales pour les estampes, les bougies et la tasse. Vous déclarez ce qui est dû, récupérez ce qui ne l’est pas et prévenez l’édition à temps de ce que coûtera vraiment une remise au Brésil. Hilde et ses collègues, à Gand, s’occupent de la paie et des parts de chacun ; vous, de ce qui vient avant.</p>
<p>La tasse a son propre grand livre. Un mois, elle a franchi quatre fois la même frontière, et plus personne dans la maison ne sait pourquoi.</p>`,
			es: `<p>Un juego que se descarga es un servicio en casi todos los países. Un juego en caja es un bien. Una vela es una vela, salvo que se venda con el juego; para ese caso, once administraciones tributarias nos han dado por ahora nueve respuestas. La décima sería la tuya.</p>
<p>Como publicamos por cuenta propia, los impuestos sobre las ventas también son cosa nuestra: siete plataformas, unos sesenta países y tres tiendas regionales para láminas, velas y la taza. Declaras lo que se debe, recuperas lo que no y avisas a publicación, con tiempo, de lo que costará de verdad una rebaja en Brasil. Hilde y sus compañeros de Gante llevan las nóminas y la parte de cada cual; tú, lo que va antes.</p>
<p>La taza tiene un libro de cuentas para ella sola. Un mes cruzó cuatro veces la misma frontera y ya no queda en la casa nadie que sepa por qué.</p>`,
		},
		requirements: {
			en: `<ul>
<li>Part-qualified or qualified accountant (ACA, ACCA, CPA or equivalent)</li>
<li>Three years with VAT, digital services or cross-border trade</li>
<li>One-stop-shop returns, customs codes and the sangfroid that both require</li>
<li>SQL for questions a spreadsheet refuses</li>
</ul>
<p>You can explain a rate to somebody who draws for a living, and she repeats it correctly a week later.</p>`,
			fr: `<ul>
<li>Diplôme d’expertise comptable obtenu ou en cours (ACA, ACCA, CPA ou équivalent)</li>
<li>Trois ans de TVA, de services numériques ou d’échanges transfrontaliers</li>
<li>Guichet unique, codes douaniers, et le sang-froid que réclament l’un et les autres</li>
<li>SQL, pour les questions que refuse le tableur</li>
</ul>
<p>Vous savez expliquer un taux à quelqu’un qui dessine pour vivre, et qui le répète sans erreur une semaine plus tard.</p>`,
			es: `<ul>
<li>Titulación contable terminada o en curso (ACA, ACCA, CPA o equivalente)</li>
<li>Tres años con IVA, servicios digitales o comercio entre países</li>
<li>Ventanilla única, códigos arancelarios y la sangre fría que exigen ambos</li>
<li>SQL para lo que la hoja de cálculo se niega a responder</li>
</ul>
<p>Sabes explicarle un tipo impositivo a quien vive de dibujar, y una semana después te lo repite sin fallos.</p>`,
		},
		salary: { min: 5200000, max: 6200000, currency: 'EUR', per: 'year' },
		publishedAt: '2026-09-03T08:00:00Z',
		validThrough: '2026-12-18T23:59:00Z',
		categories: [{ location: 'dublin', team: 'Finance' }],
	},
	{
		id: '2508',
		title: {
			en: 'Recruiter, Parental Leave Cover',
			fr: 'Chargé ou chargée de recrutement, remplacement de congé parental',
			es: 'Selección de personal, sustitución por permiso parental',
		},
		team: 'HR & Recruitment',
		location: 'dublin',
		positionType: 'Contract',
		remote: false,
		description: {
			en: `<p>Niamh is having twins in February and will be away for eleven months. She has hired seventy of us. She leaves behind a notebook, a list of four questions that she has never seen in any handbook, and the rule that everybody who applies hears back within ten working days, from a person, with a reason.</p>
<p>While she is gone you fill the offers you see on these pages for Dublin and Guildford, some twenty a year, from the first call to the first Monday. We do not set tests that take a weekend, and we pay for those that take an afternoon. You run the panels, coach the interviewers (programmers tend to fall silent, writers do not) and keep the rule.</p>
<p>Every letter that says no is read by a second pair of eyes before it leaves. It is the part of the work that we are proudest of.</p>`,
			fr: `<p>Niamh attend des jumeaux pour février et sera absente onze mois. Elle a recruté soixante-dix d’entre nous. Elle laisse un carnet, une liste de quatre questions qu’elle n’a jamais vues dans aucun manuel, et cette règle : quiconque postule reçoit une réponse sous dix jours ouvrés, d’une personne, avec un motif.</p>
<p>En son absence, vous pourvoyez les postes de Dublin et de Guildford que vous lisez sur ces pages, une vingtaine par an, du premier appel au premier lundi. Nous n’imposons pas d’épreuve qui mange un week-end, et celles qui prennent un après-midi sont payées. Vous menez les jurys, formez ceux qui interrogent (les programmeurs ont tendance à se taire, les auteurs non) et veillez sur la règle.</p>
<p>Toute lettre de refus est relue par quelqu’un d’autre avant de partir. C’est ce dont nous sommes le plus fiers dans ce métier.</p>`,
			es: `<p>Niamh espera gemelos para febrero y faltará once meses. A setenta de nosotros nos contrató ella. Deja un cuaderno, una lista de cuatro preguntas que no ha visto en ningún manual y una norma: quien se presenta recibe respuesta en diez días laborables, de una persona y con un motivo.</p>
<p>Entretanto cubres las vacantes de Dublín y Guildford que salen en estas páginas, unas veinte al año, de la primera llamada al primer lunes. No ponemos pruebas que se coman un fin de semana, y las que ocupan una tarde las pagamos. Llevas las entrevistas, preparas a quienes preguntan (los programadores tienden al silencio, los guionistas no) y cuidas la norma.</p>
<p>Cada carta que dice que no la lee otra persona antes de salir. Es la parte del oficio que más nos enorgullece.</p>`,
		},
		requirements: {
			en: `<p>You have recruited for games or for another trade in which the portfolio matters more than the diploma, for three years at least, in-house for part of it. Irish employment law is familiar to you; the British kind can be learned from a colleague over lunch.</p>
<p>A start in the second half of January gives you three weeks with Niamh. After that you have her number, which you must not use.</p>`,
			fr: `<p>Vous avez recruté pour le jeu vidéo, ou pour un autre métier où le portfolio pèse plus que le diplôme, pendant trois ans au moins, en partie au sein de l’entreprise. Le droit du travail irlandais vous est familier ; le britannique s’apprend à midi auprès d’un collègue.</p>
<p>En commençant dans la seconde quinzaine de janvier, vous aurez trois semaines avec Niamh. Ensuite, vous aurez son numéro, et l’interdiction de vous en servir.</p>`,
			es: `<p>Has hecho selección para videojuegos, o para otro oficio en el que el porfolio pese más que el título, durante un mínimo de tres años y en parte dentro de una empresa. Conoces el derecho laboral irlandés; el británico te lo explica un compañero a la hora de comer.</p>
<p>Si empiezas en la segunda quincena de enero tendrás tres semanas con Niamh. Después tendrás su número, que no debes usar.</p>`,
		},
		salary: { min: 420000, max: 480000, currency: 'EUR', per: 'month' },
		publishedAt: '2026-11-11T09:00:00Z',
		validThrough: '2026-12-17T23:59:00Z',
		categories: [{ location: 'dublin', team: 'HR & Recruitment' }],
	},
	{
		id: '2509',
		title: {
			en: 'IT and House Technician',
			fr: 'Technicien ou technicienne, informatique et maison',
			es: 'Técnico o técnica de informática y mantenimiento',
		},
		team: 'Studio Support',
		location: 'dublin',
		positionType: 'Full-time',
		remote: false,
		description: {
			en: `<p>The building dates from 1790, the network from last spring, and they have yet to be introduced. Thirty-eight people work in it, and twelve more sit in the playtest room on most Thursdays. Whenever something hums that should not, or the reverse, you are the one who knows why.</p>
<p>Laptops, accounts, headsets, the door that swells in October, the lift engineer who will talk only about hurling. You set up new colleagues before they arrive, so that their first morning is about people. With your counterparts in Gent and Bangsar you look after backups and sign-in for the whole studio, in turns, a week at a time and never at night.</p>
<p>One duty is seasonal. In May the gulls nest on the roof beside the air intake, and somebody has to negotiate.</p>`,
			fr: `<p>L’immeuble date de 1790, le réseau du printemps dernier, et les présentations restent à faire. Trente-huit personnes y travaillent, auxquelles s’ajoutent, presque tous les jeudis, douze autres dans la salle de test. Que quelque chose ronronne à tort ou se taise de même, c’est vous qui savez pourquoi.</p>
<p>Portables, comptes, casques, la porte qui gonfle en octobre, l’ascensoriste qui ne parle que de hurling. Vous préparez le poste des nouvelles recrues avant leur venue, pour que leur première matinée soit consacrée aux gens. Avec vos homologues de Gand et de Bangsar, vous veillez à tour de rôle sur les sauvegardes et les connexions de tout le studio, une semaine à la fois et jamais la nuit.</p>
<p>Une tâche est de saison : en mai, les mouettes nichent sur le toit près de la prise d’air, et il faut bien que quelqu’un négocie.</p>`,
			es: `<p>El edificio es de 1790, la red es de la primavera pasada y todavía no los han presentado. Dentro trabajan treinta y ocho personas, y casi todos los jueves se suman otras doce en la sala de pruebas. Si algo zumba y no debería, o al revés, quien sabe por qué eres tú.</p>
<p>Portátiles, cuentas, auriculares, la puerta que se hincha en octubre, el técnico del ascensor que solo habla de hurling. Preparas el puesto de la gente nueva antes de que llegue, para que su primera mañana trate de personas. Con tus colegas de Gante y Bangsar cuidas por turnos las copias de seguridad y los accesos de todo el estudio, una semana cada vez y nunca de noche.</p>
<p>Hay una tarea de temporada: en mayo las gaviotas anidan en la azotea, junto a la toma de aire, y alguien tiene que negociar.</p>`,
		},
		requirements: {
			en: `<p>Three years of looking after other people’s computers, Windows above all, with some Linux and a few Macs, and a network that you built or rescued. You write things down where the next person will find them.</p>
<p>You are also at ease with a screwdriver, a fuse box and a landlord. Nobody should feel foolish after asking you something, including the founder, who will ask you about the printer.</p>`,
			fr: `<p>Trois ans à prendre soin des ordinateurs des autres, Windows surtout, un peu de Linux, quelques Mac, et un réseau que vous avez monté ou sauvé. Vous notez les choses là où la personne suivante les trouvera.</p>
<p>Le tournevis, le tableau électrique et le propriétaire ne vous effraient pas. Personne ne doit se sentir bête après vous avoir posé une question, pas même le fondateur, qui vous en posera sur l’imprimante.</p>`,
			es: `<p>Tres años cuidando ordenadores ajenos, sobre todo con Windows, algo de Linux y unos cuantos Mac, y una red que hayas montado o salvado. Dejas las cosas apuntadas donde las encontrará quien venga después.</p>
<p>Tampoco te asustan un destornillador, un cuadro eléctrico ni un casero. Nadie debería sentirse tonto tras preguntarte algo, ni siquiera el fundador, que te preguntará por la impresora.</p>`,
		},
		salary: { min: 3600000, max: 4300000, currency: 'EUR', per: 'year' },
		publishedAt: '2026-08-18T08:00:00Z',
		validThrough: '2027-02-19T23:59:00Z',
		categories: [{ location: 'dublin', team: 'Studio Support' }],
	},
];
