import { gallery, places } from '../places.ts';
import type { DemoPage } from '../types.ts';

export const careers: DemoPage = {
	id: 'careers',
	slug: 'careers',
	title: { en: 'Careers', fr: 'Carrières', es: 'Trabaja con nosotros' },
	keywords: {
		en: ['jobs', 'work with us', 'vacancies', 'hiring'],
		fr: ['emplois', 'recrutement', 'travailler avec nous', 'offres'],
		es: ['empleo', 'trabajo', 'vacantes', 'ofertas'],
	},
	updatedAt: '2026-11-09T08:30:00Z',
	version: 4,
	blocks: [
		{
			type: 'opening',
			image: places.careers,
			line: {
				en: 'Somebody has to decide what the dog knows.',
				fr: 'Il faut bien que quelqu’un décide de ce que sait le chien.',
				es: 'Alguien tiene que decidir qué sabe el perro.',
			},
			text: {
				en: 'It could be you. We make role-playing games in which small things matter, and we make them in six cities, at a pace that lets people stay. Have a look at what is open.',
				fr: 'Ce pourrait être vous. Nous faisons des jeux de rôle où les petites choses comptent, dans six villes, à un rythme qui donne envie de rester. Voyez les postes à pourvoir.',
				es: 'Podrías ser tú. Hacemos juegos de rol en los que importa lo pequeño, en seis ciudades y a un ritmo que permite quedarse. Mira qué puestos hay.',
			},
			action: { en: 'See the open positions', fr: 'Voir les postes à pourvoir', es: 'Ver las vacantes' },
		},
		{
			type: 'section',
			title: {
				en: 'What we may expect of each other',
				fr: 'Ce que nous pouvons attendre les uns des autres',
				es: 'Lo que podemos esperar unos de otros',
			},
			html: {
				en: `<h3>You from us</h3>
<ul>
<li>The pay range in the offer or in our first letter back, and the same one when you sign.</li>
<li>Time to do it properly. When a date is in danger, we move the date or cut the chapter; your weekend is not on the table.</li>
<li>A lead who has an hour for you every week and has been taught how to use it.</li>
<li>The bad news at the same moment as everyone else, and the reasons with it.</li>
<li>A desk, a language course, a month of leave when a child arrives or a parent falls ill, without a form that asks you to prove it.</li>
</ul>
<h3>We from you</h3>
<p>That you care about the player who reads every letter in every drawer, and about the one who reads none. That you show work while it is still ugly. That you say “I do not know” in meetings; it saves us about a day a week.</p>
<p>You need not have shipped a game, hold a degree or be able to draw a horse. Nobody here can draw a horse except Lotte.</p>`,
				fr: `<h3>De nous à vous</h3>
<ul>
<li>Une fourchette de salaire écrite dans l’offre ou dans notre première réponse, et la même au moment de signer.</li>
<li>Du temps pour bien faire. Quand une date vacille, nous la repoussons ou nous coupons un chapitre ; vos week-ends ne servent pas de réserve.</li>
<li>Une ou un responsable qui vous garde une heure par semaine, et que l’on a formé à s’en servir.</li>
<li>Les mauvaises nouvelles en même temps que tout le monde, raisons comprises.</li>
<li>Un bureau, un cours de langue, un mois de congé quand un enfant arrive ou qu’un parent tombe malade, sans formulaire qui vous somme de le prouver.</li>
</ul>
<h3>De vous à nous</h3>
<p>Que vous pensiez à la personne qui lira chaque lettre au fond de chaque tiroir, et à celle qui n’en lira aucune. Que vous montriez votre travail tant qu’il est encore laid. Que vous disiez « je ne sais pas » en réunion : nous y gagnons à peu près un jour par semaine.</p>
<p>Inutile d’avoir déjà sorti un jeu, d’avoir un diplôme ou de savoir dessiner un cheval. Personne ici ne sait dessiner un cheval, à part Lotte.</p>`,
				es: `<h3>Tú de nosotros</h3>
<ul>
<li>La horquilla salarial en la oferta o en nuestra primera respuesta, y la misma el día de la firma.</li>
<li>Tiempo para hacerlo bien. Si una fecha peligra, movemos la fecha o cortamos el capítulo; tu fin de semana no entra en el reparto.</li>
<li>Una persona responsable que te reserva una hora a la semana y a la que hemos enseñado a aprovecharla.</li>
<li>Las malas noticias a la vez que a los demás, con sus motivos.</li>
<li>Una mesa, un curso de idiomas y un mes de permiso cuando llega un bebé o enferma tu padre o tu madre, sin impresos que te pidan demostrarlo.</li>
</ul>
<h3>Nosotros de ti</h3>
<p>Que te importe quien lee cada carta de cada cajón, y también quien no lee ninguna. Que enseñes el trabajo cuando todavía es feo. Que digas «no lo sé» en las reuniones: nos ahorra más o menos un día a la semana.</p>
<p>No hace falta haber publicado un juego, tener un título ni saber dibujar caballos. Aquí no sabe dibujar caballos nadie, salvo Lotte.</p>`,
			},
		},
		{
			type: 'highlights',
			title: {
				en: 'Three things you would notice in the first week',
				fr: 'Trois choses que l’on remarque la première semaine',
				es: 'Tres cosas que se notan la primera semana',
			},
			cards: [
				{
					icon: 'message',
					title: {
						en: 'You will be read aloud',
						fr: 'On vous lira à voix haute',
						es: 'Te leerán en voz alta',
					},
					text: {
						en: 'On Thursdays at four a chapter is read at the kitchen table in Gent, with the other five offices on the screen. Anyone may interrupt. The receptionist has killed two kings.',
						fr: 'Le jeudi à seize heures, un chapitre se lit à la table de la cuisine, à Gand, les cinq autres bureaux à l’écran. Chacun peut interrompre. Notre réceptionniste a déjà tué deux rois.',
						es: 'Los jueves a las cuatro se lee un capítulo en la mesa de la cocina de Gante, con las otras cinco oficinas en pantalla. Puede interrumpir cualquiera. La recepcionista ya ha matado a dos reyes.',
					},
				},
				{
					icon: 'clock',
					title: {
						en: 'The lights go out at six',
						fr: 'À dix-huit heures, on éteint',
						es: 'A las seis se apagan las luces',
					},
					text: {
						en: 'Quite literally: a clock in the cellar does it. You can switch them back on, but you have to walk past everybody who is leaving.',
						fr: 'Au sens propre : une minuterie s’en charge, à la cave. On peut rallumer, à condition de croiser tous ceux qui s’en vont.',
						es: 'Tal cual: lo hace un reloj en el sótano. Puedes volver a encenderlas, pero para eso hay que cruzarse con todos los que se van.',
					},
				},
				{
					icon: 'globe',
					title: {
						en: 'A desk in every city',
						fr: 'Un bureau dans chaque ville',
						es: 'Una mesa en cada ciudad',
					},
					text: {
						en: 'Work from another office for up to three months a year. We keep a small flat in each of the six, with bicycles, or snowshoes, as the case may be.',
						fr: 'Travaillez depuis un autre bureau jusqu’à trois mois par an. Un petit appartement vous attend dans chacune des six villes, avec un vélo ou des raquettes selon la latitude.',
						es: 'Puedes trabajar desde otra oficina hasta tres meses al año. En cada una de las seis ciudades tenemos un pisito con bicicletas o, según el caso, raquetas de nieve.',
					},
				},
			],
		},
		{
			type: 'gallery',
			title: {
				en: 'Nobody was asked to smile',
				fr: 'On n’a demandé à personne de sourire',
				es: 'A nadie se le pidió que sonriera',
			},
			images: gallery,
		},
		{
			type: 'adjustments',
			title: {
				en: 'If you need something to be different',
				fr: 'S’il vous faut des aménagements',
				es: 'Si necesitas alguna adaptación',
			},
			text: {
				en: 'Captions, more time, a room without stairs, the questions in writing beforehand: say what helps you in an interview, and we arrange it. It has no bearing on the outcome. You can ask at any point, in the form or by mail:',
				fr: 'Sous-titres, plus de temps, une salle sans marches, les questions par écrit à l’avance : dites-nous ce qui vous aide en entretien, nous l’organisons. Cela ne pèse en rien sur la décision. Demandez à tout moment, dans le formulaire ou par courriel :',
				es: 'Subtítulos, más tiempo, una sala sin escalones, las preguntas por escrito de antemano: di qué te ayuda en una entrevista y lo preparamos. No influye en la decisión. Puedes pedirlo en cualquier momento, en el formulario o por correo:',
			},
		},
		{
			type: 'open-application',
			title: {
				en: 'Your job is not on the list?',
				fr: 'Votre métier n’est pas dans la liste ?',
				es: '¿Tu puesto no está en la lista?',
			},
			text: {
				en: 'Our lighthouse consultant, two of the choir and the person who now runs Dublin all wrote to us when nothing was open. Tell us what you would do here, in a page or less. You get an answer from a human within three weeks, even when it is a no.',
				fr: 'Notre conseiller en phares, deux voix de la chorale et la personne qui dirige aujourd’hui Dublin nous ont tous écrit alors que rien n’était à pourvoir. Dites-nous en une page au plus ce que vous feriez ici. Un être humain vous répond sous trois semaines, même si c’est non.',
				es: 'Nuestro asesor de faros, dos voces del coro y quien hoy dirige Dublín nos escribieron cuando no había ningún puesto abierto. Cuéntanos, en una página como mucho, qué harías aquí. En tres semanas te contesta una persona, aunque sea para decirte que no.',
			},
			action: {
				en: 'Send an open application',
				fr: 'Envoyer une candidature spontanée',
				es: 'Enviar una candidatura espontánea',
			},
		},
	],
};
