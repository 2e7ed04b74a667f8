import type { Localised } from './localised.ts';

/** What the job-posting provider holds of a job. */
interface DemoPosting {
	id: string;
	/** Where to apply, if not here. */
	applyUrl?: string;
	sections: { title: Localised; html: Localised }[];
}

/** What the job-posting provider adds to the offers that name it. */
export const postings: DemoPosting[] = [
	{
		id: 'posting-2104',
		sections: [
			{
				title: { en: 'How we hire', fr: 'Comment nous recrutons', es: 'Cómo contratamos' },
				html: {
					en: `<p>A programmer reads your application, not a filter, and answers within three weeks. If we would like to know more, three things follow, spread over three weeks at most:</p>
<ol>
<li>A call of half an hour with recruitment, in French or English, about what you are looking for and what we can pay.</li>
<li>Two hours with the people you would work with. You bring a piece of code you are fond of, we bring one we are not, and we discuss both.</li>
<li>A conversation with the head of the Quebec office and somebody from another city, who mostly answer your questions.</li>
</ol>
<p>There is no puzzle on a whiteboard and no exercise at home. If the answer is no, we say why.</p>`,
					fr: `<p>Votre candidature est lue par une personne qui programme, pas par un filtre, et vous recevez une réponse sous trois semaines. Si nous souhaitons en savoir plus, trois rencontres suivent, sur trois semaines au maximum :</p>
<ol>
<li>Un appel d’une demi-heure avec le recrutement, en français ou en anglais, sur ce que vous cherchez et ce que nous pouvons payer.</li>
<li>Deux heures avec vos futurs collègues. Vous apportez un bout de code que vous aimez, nous en apportons un que nous n’aimons pas, et nous discutons des deux.</li>
<li>Une conversation avec la direction du bureau de Québec et quelqu’un d’une autre ville, qui répondent surtout à vos questions.</li>
</ol>
<p>Ni casse-tête au tableau blanc, ni devoir à la maison. Si c’est non, nous disons pourquoi.</p>`,
					es: `<p>Tu candidatura la lee alguien que programa, no un filtro, y la respuesta llega en tres semanas como mucho. Si queremos saber más, vienen tres encuentros, en tres semanas como mucho:</p>
<ol>
<li>Una llamada de media hora con selección, en francés o en inglés, sobre lo que buscas y lo que podemos pagar.</li>
<li>Dos horas con la gente con la que trabajarías. Tú traes un código al que le tengas cariño, nosotros uno al que no se lo tenemos, y hablamos de los dos.</li>
<li>Una conversación con la dirección de la oficina de Quebec y con alguien de otra ciudad, que sobre todo contestan a tus preguntas.</li>
</ol>
<p>No hay acertijos en la pizarra ni deberes para casa. Si la respuesta es no, te decimos por qué.</p>`,
				},
			},
			{
				title: { en: 'What we offer', fr: 'Ce que nous offrons', es: 'Qué ofrecemos' },
				html: {
					en: `<ul>
<li>Thirty-six hours a week, the last month before a release included</li>
<li>Five weeks of holiday, and the office closed between Christmas and Epiphany</li>
<li>A share in what every game you worked on earns, for as long as it earns</li>
<li>Group insurance from the first day, dental and glasses included</li>
<li>Four weeks every two years for a project of your own</li>
<li>A bus pass, a rack for skis and proper coffee</li>
</ul>`,
					fr: `<ul>
<li>Trente-six heures par semaine, y compris le dernier mois avant une sortie</li>
<li>Cinq semaines de vacances, et le bureau fermé de Noël à l’Épiphanie</li>
<li>Une part des recettes de chaque jeu auquel vous avez travaillé, aussi longtemps qu’il en rapporte</li>
<li>L’assurance collective dès le premier jour, soins dentaires et lunettes compris</li>
<li>Quatre semaines tous les deux ans pour un projet à vous</li>
<li>Un laissez-passer d’autobus, un support à skis et du vrai café</li>
</ul>`,
					es: `<ul>
<li>Treinta y seis horas semanales, también el último mes antes de un lanzamiento</li>
<li>Cinco semanas de vacaciones, y la oficina cerrada de Navidad a Reyes</li>
<li>Una parte de lo que gane cada juego en el que trabajes, mientras siga ganando</li>
<li>Seguro colectivo desde el primer día, con dentista y gafas</li>
<li>Cuatro semanas cada dos años para un proyecto propio</li>
<li>Abono de autobús, un soporte para esquís y café del bueno</li>
</ul>`,
				},
			},
			{
				title: {
					en: 'Relocation to Quebec',
					fr: 'S’installer à Québec',
					es: 'Mudarse a Quebec',
				},
				html: {
					en: `<p>About half of the office came from somewhere else. We apply for the work permit with you and pay for it, as we do for the flights of your household, the movers and the first six weeks in a furnished flat in Saint-Roch. A colleague who has done it before goes with you to the bank, the school and the shop for boots.</p>
<p>French is the language of the room, so lessons take place in working hours, at every level, and partners are welcome in them. Should Quebec not turn out to be your place within the first year, we also pay for the way home.</p>`,
					fr: `<p>Environ la moitié du bureau vient d’ailleurs. Nous montons avec vous la demande de permis de travail et en assumons les frais, tout comme les billets d’avion de votre famille, le déménagement et les six premières semaines dans un meublé de Saint-Roch. Quelqu’un de l’équipe qui est passé par là vous accompagne à la banque, à l’école et au magasin de bottes.</p>
<p>Comme tout se passe en français, des cours se donnent sur les heures de travail, à tous les niveaux, et les conjoints y sont les bienvenus. Et si, au bout de la première année, Québec n’est pas votre ville, nous payons également le retour.</p>`,
					es: `<p>La mitad de la oficina, más o menos, vino de otra parte. Tramitamos contigo el permiso de trabajo y lo pagamos, igual que los vuelos de los tuyos, la mudanza y las seis primeras semanas en un piso amueblado de Saint-Roch. Alguien que ya pasó por eso te acompaña al banco, al colegio y a comprar botas.</p>
<p>En la oficina se habla francés, así que las clases son en horas de trabajo, de todos los niveles, y tu pareja también puede venir. Si en el primer año resulta que Quebec no es tu sitio, pagamos además el camino de vuelta.</p>`,
				},
			},
		],
	},
	{
		id: 'posting-2503',
		applyUrl: 'https://jobs.tallowandthorn.example/posting-2503',
		sections: [
			{
				title: {
					en: 'From letter to first day',
					fr: 'De la lettre au premier jour',
					es: 'De la carta al primer día',
				},
				html: {
					en: `<p>Apply in whichever of your languages you like best, and add a page of a translation that you are proud of together with its original. Two of our translators read it, unpaid opinions not admitted: we pay them, and later we pay you for an afternoon spent planning a small, imaginary and thoroughly late project with us.</p>
<p>A last conversation on the quay follows, with travel at our expense. We aim to decide before the middle of February.</p>`,
					fr: `<p>Postulez dans celle de vos langues que vous préférez, et joignez une page de traduction qui fait votre fierté, avec son original. Deux de nos traducteurs la lisent, et ils sont payés pour cela ; vous le serez à votre tour pour un après-midi passé à planifier avec nous un petit projet imaginaire et copieusement en retard.</p>
<p>Vient ensuite un dernier entretien sur le quai, voyage à nos frais. Nous comptons décider avant la mi-février.</p>`,
					es: `<p>Escríbenos en el idioma que más te guste de los tuyos y añade una página de una traducción que te enorgullezca, junto con su original. La leen dos de nuestros traductores, que cobran por hacerlo; más adelante cobrarás tú por una tarde planificando con nosotros un proyecto pequeño, imaginario y con un retraso considerable.</p>
<p>Después hay una última conversación en el muelle, con el viaje pagado. Queremos decidir antes de mediados de febrero.</p>`,
				},
			},
			{
				title: { en: 'In return', fr: 'En échange', es: 'A cambio' },
				html: {
					en: `<dl>
<dt>Hours</dt>
<dd>Thirty-six a week, with two days at home if you wish</dd>
<dt>Leave</dt>
<dd>Twenty-seven days, on top of Ireland’s public holidays</dd>
<dt>Pension and health</dt>
<dd>We pay eight per cent into the one and all of the other</dd>
<dt>Books</dt>
<dd>An account at the shop round the corner, in any language it can order</dd>
</dl>`,
					fr: `<dl>
<dt>Temps de travail</dt>
<dd>Trente-six heures par semaine, dont deux jours chez vous si vous le souhaitez</dd>
<dt>Congés</dt>
<dd>Vingt-sept jours, en plus des fériés irlandais</dd>
<dt>Retraite et santé</dt>
<dd>Nous cotisons huit pour cent pour l’une et la totalité pour l’autre</dd>
<dt>Livres</dt>
<dd>Un compte à la librairie du coin, dans toute langue qu’elle peut commander</dd>
</dl>`,
					es: `<dl>
<dt>Jornada</dt>
<dd>Treinta y seis horas por semana, dos días desde casa si quieres</dd>
<dt>Vacaciones</dt>
<dd>Veintisiete días, aparte de los festivos irlandeses</dd>
<dt>Jubilación y salud</dt>
<dd>Aportamos el ocho por ciento a la primera y pagamos entera la segunda</dd>
<dt>Libros</dt>
<dd>Una cuenta en la librería de la esquina, en cualquier idioma que puedan pedir</dd>
</dl>`,
				},
			},
		],
	},
];
