import type { DemoPage } from '../types.ts';

export const internships: DemoPage = {
	id: 'internships',
	slug: 'internships',
	title: { en: 'Internships', fr: 'Stages', es: 'Prácticas' },
	keywords: {
		en: ['intern', 'internship', 'student', 'apprentice'],
		fr: ['stage', 'stagiaire', 'étudiant', 'alternance'],
		es: ['prácticas', 'becario', 'estudiante'],
	},
	updatedAt: '2026-10-19T09:00:00Z',
	version: 3,
	blocks: [
		{
			type: 'opening',
			line: {
				en: 'Come for a season. Leave something in the game.',
				fr: 'Venez le temps d’une saison. Laissez une trace dans le jeu.',
				es: 'Ven una temporada. Deja algo dentro del juego.',
			},
			text: {
				en: 'Twenty-two people work here today who first came as interns. One of them, in 2019, made the frost on the windows of The Glass Regent in her second week and was rather surprised that we kept it.',
				fr: 'Vingt-deux personnes de la maison y sont entrées en stage. L’une d’elles, en 2019, a dessiné dès la deuxième semaine le givre des vitres de The Glass Regent, et s’est étonnée que nous le gardions.',
				es: 'Veintidós personas del estudio entraron como becarias. Una de ellas, en 2019, hizo en su segunda semana la escarcha de los cristales de The Glass Regent y se sorprendió bastante de que la dejáramos.',
			},
			action: {
				en: 'See current internships',
				fr: 'Voir les stages proposés',
				es: 'Ver las prácticas disponibles',
			},
		},
		{
			type: 'section',
			title: {
				en: 'What an internship is, and what it is not',
				fr: 'Ce qu’est un stage, et ce qu’il n’est pas',
				es: 'Qué son unas prácticas y qué no',
			},
			html: {
				en: `<p>You join one team and do its work, in a smaller piece: a side street, a spell, a week of lines for the ferryman, a tool that renames four thousand files without weeping. It goes through the same reviews as anyone’s and, if it holds, into the game. Your name goes into the credits.</p>
<p>Beside you sits a mentor who does the same craft and has given up a fifth of their own tasks for it. You meet daily in the first month and as often as you like later.</p>
<p>It is not a trial for a job that pays nothing, nor a way to fill a gap in the team. If somebody asks you to fetch coffee, they are asking whether you want some too.</p>`,
				fr: `<p>Vous rejoignez une équipe et faites le même travail qu’elle, en plus petit : une ruelle, un sortilège, une semaine de répliques pour le passeur, un outil qui renomme quatre mille fichiers sans pleurer. Votre part passe les mêmes relectures que les autres et, si elle tient, entre dans le jeu. Votre nom entre au générique.</p>
<p>À côté de vous, une ou un mentor du même métier, déchargé pour cela d’un cinquième de ses tâches. On se voit chaque jour le premier mois, puis aussi souvent qu’il le faut.</p>
<p>Ce n’est ni un essai gratuit, ni un pansement sur une équipe trop courte. Si l’on vous parle de café, c’est pour savoir si vous en voulez.</p>`,
				es: `<p>Te incorporas a un equipo y haces su mismo trabajo a menor escala: un callejón, un hechizo, una semana de frases para el barquero, una herramienta que renombra cuatro mil archivos sin llorar. Pasa las mismas revisiones que lo de cualquiera y, si aguanta, entra en el juego. Tu nombre, en los créditos.</p>
<p>A tu lado se sienta alguien de tu oficio que ha soltado una quinta parte de sus tareas para acompañarte. El primer mes os veis a diario; después, cuando haga falta.</p>
<p>No es una prueba gratis ni una forma de tapar huecos. Si alguien te habla de café, es para preguntarte si te apetece uno.</p>`,
			},
		},
		{
			type: 'section',
			title: { en: 'When', fr: 'Quand', es: 'Cuándo' },
			html: {
				en: `<table><thead><tr><th>Season</th><th>You are here</th><th>Write to us by</th></tr></thead><tbody><tr><td>Spring</td><td>first Monday of February to the end of June</td><td>November 30</td></tr><tr><td>Autumn</td><td>first Monday of September to the end of January</td><td>May 31</td></tr></tbody></table>
<p>Where an offer names a later date, the offer is right. Does your school want other dates? Say so; we have bent for stranger reasons than a timetable. Three months is the shortest that makes sense and eight the longest we allow, because after eight months you should be called something else and paid accordingly.</p>
<p>Gent, Quebec, Barcelona and Guildford take interns in both seasons, Kuala Lumpur in spring, Dublin in autumn.</p>`,
				fr: `<table><thead><tr><th>Saison</th><th>Vous êtes là</th><th>Écrivez-nous avant le</th></tr></thead><tbody><tr><td>Printemps</td><td>du premier lundi de février à la fin de juin</td><td>30 novembre</td></tr><tr><td>Automne</td><td>du premier lundi de septembre à la fin de janvier</td><td>31 mai</td></tr></tbody></table>
<p>Si une offre indique une date plus tardive, c’est l’offre qui fait foi. Votre école impose d’autres dates ? Dites-le : nous avons plié pour des raisons plus étranges qu’un calendrier. Trois mois sont un minimum raisonnable, huit un maximum ; au-delà, il faut vous appeler autrement et vous payer en conséquence.</p>
<p>Gand, Québec, Barcelone et Guildford accueillent des stagiaires aux deux saisons, Kuala Lumpur au printemps, Dublin à l’automne.</p>`,
				es: `<table><thead><tr><th>Temporada</th><th>Estás aquí</th><th>Escríbenos antes del</th></tr></thead><tbody><tr><td>Primavera</td><td>del primer lunes de febrero a finales de junio</td><td>30 de noviembre</td></tr><tr><td>Otoño</td><td>del primer lunes de septiembre a finales de enero</td><td>31 de mayo</td></tr></tbody></table>
<p>Si una oferta da una fecha posterior, vale la de la oferta. ¿Tu centro pide otras fechas? Dilo: hemos cedido por razones más raras que un calendario. Con menos de tres meses no merece la pena, y de ocho no pasamos, porque a partir de ahí hay que llamarte otra cosa y pagarte como toca.</p>
<p>Gante, Quebec, Barcelona y Guildford acogen prácticas en ambas temporadas; Kuala Lumpur, en primavera, y Dublín, en otoño.</p>`,
			},
		},
		{
			type: 'section',
			title: { en: 'Pay', fr: 'Rémunération', es: 'Remuneración' },
			html: {
				en: `<p>Every internship is paid from the first day, even when your school would not insist. Each offer names the amount. It is worked out from what a room, food and a bus pass cost in that city, and looked at again each January.</p>
<p>On top there is a return ticket between home and the office, lunch from the kitchen, and help with a room: the studio flats are open to interns for the first four weeks. Holidays are counted as for everyone else. Paperwork with schools, unions and embassies is done by Sofie in Gent, who enjoys it.</p>`,
				fr: `<p>Tous nos stages sont rémunérés dès le premier jour, même quand l’école ne l’exige pas. Le montant figure dans chaque offre. Il est calculé d’après le prix d’une chambre, de la nourriture et d’un abonnement de bus dans la ville, et revu chaque mois de janvier.</p>
<p>S’y ajoutent un aller-retour entre chez vous et le bureau, le déjeuner à la cuisine et un coup de main pour vous loger : les appartements du studio vous sont ouverts les quatre premières semaines. Les congés se comptent comme ceux de tout le monde. Quant aux papiers des écoles, syndicats et ambassades, c’est Sofie qui s’en occupe, à Gand, et elle aime ça.</p>`,
				es: `<p>Todas las prácticas se pagan desde el primer día, aunque tu centro no lo exija. La cantidad figura en cada oferta: sale de lo que cuestan en esa ciudad una habitación, la comida y el abono de transporte, y se revisa cada enero.</p>
<p>Además hay un billete de ida y vuelta entre tu casa y la oficina, comida en la cocina y ayuda con el alojamiento: los pisos del estudio están a tu disposición las cuatro primeras semanas. Las vacaciones se cuentan como las de cualquiera. Del papeleo con escuelas, sindicatos y embajadas se encarga Sofie, en Gante, y encima le gusta.</p>`,
			},
		},
		{
			type: 'section',
			title: { en: 'How we choose', fr: 'Comment nous choisissons', es: 'Cómo elegimos' },
			html: {
				en: `<ol>
<li><strong>We look at your work first.</strong> Two people of the team open it before anyone has seen your name or your school. Three good things beat thirty.</li>
<li><strong>A small task, paid.</strong> At most four hours, never something we could use. You get a voucher whether or not we go on.</li>
<li><strong>A talk of an hour</strong> with your future mentor, half of it for your questions. “What was the worst week here?” is a fine one.</li>
</ol>
<p>From your letter to our answer takes about four weeks. About one in thirty can come, which is a pity and is why every refusal says what we liked and what was missing. Apply twice. A third of this autumn’s interns did.</p>`,
				fr: `<ol>
<li><strong>Le travail d’abord.</strong> Deux membres de l’équipe l’ouvrent avant que quiconque ait vu votre nom ou votre école. Trois belles choses valent mieux que trente.</li>
<li><strong>Un petit exercice, payé.</strong> Quatre heures au plus, et jamais rien que nous puissions réutiliser. Le bon d’achat vous est acquis quelle que soit la suite.</li>
<li><strong>Une heure de conversation</strong> avec votre futur mentor, dont la moitié pour vos questions. « Quelle a été la pire semaine ? » en est une excellente.</li>
</ol>
<p>Comptez environ quatre semaines entre votre lettre et notre réponse. Une candidature sur trente aboutit : c’est dommage, et c’est pourquoi chaque refus dit ce qui nous a plu et ce qui manquait. Revenez. Un tiers des stagiaires de cet automne s’y sont repris à deux fois.</p>`,
				es: `<ol>
<li><strong>Primero, tu trabajo.</strong> Dos personas del equipo lo abren antes de que nadie haya visto tu nombre ni tu escuela. Tres cosas buenas ganan a treinta.</li>
<li><strong>Un ejercicio corto y pagado.</strong> Cuatro horas como mucho, y nunca algo que podamos aprovechar. El vale es tuyo, sigamos o no.</li>
<li><strong>Una hora de charla</strong> con quien te acompañaría en el equipo, y la mitad es para tus preguntas. «¿Cuál fue la peor semana?» es de las buenas.</li>
</ol>
<p>De tu carta a nuestra respuesta pasan unas cuatro semanas. Entra una de cada treinta candidaturas; es una pena, y por eso cada negativa explica qué nos gustó y qué faltaba. Vuelve a intentarlo: un tercio de quienes están este otoño lo consiguió a la segunda.</p>`,
			},
		},
	],
};
