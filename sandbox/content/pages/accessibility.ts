import type { DemoPage } from '../types.ts';

export const accessibility: DemoPage = {
	id: 'accessibility',
	slug: 'accessibility',
	title: { en: 'Accessibility', fr: 'Accessibilité', es: 'Accesibilidad' },
	keywords: {
		en: ['accessible', 'WCAG', 'assistive technology'],
		fr: ['accessible', 'WCAG', 'handicap'],
		es: ['accesible', 'WCAG', 'discapacidad'],
	},
	updatedAt: '2026-11-26T03:00:00Z',
	version: 4,
	changes: [
		{
			version: 4,
			date: '2026-11-26T03:00:00Z',
			text: {
				en: 'Pages of every kind are tested with text twice as large and in forced colours.',
				fr: 'Des pages de chaque genre sont testées avec un texte deux fois plus grand et en couleurs forcées.',
				es: 'Se prueban páginas de cada tipo con texto al doble de tamaño y con colores forzados.',
			},
		},
		{
			version: 3,
			date: '2026-11-24T09:00:00Z',
			text: {
				en: 'The main journeys are tested in WebKit, the engine of Safari, too.',
				fr: 'Les principaux parcours sont aussi testés dans WebKit, le moteur de Safari.',
				es: 'Los recorridos principales se prueban también en WebKit, el motor de Safari.',
			},
		},
		{
			version: 2,
			date: '2026-11-22T09:00:00Z',
			text: {
				en: 'More pages and journeys are tested, the main journeys in Firefox too; Safari is named as not tested.',
				fr: 'Davantage de pages et de parcours sont testés, les principaux parcours aussi dans Firefox ; Safari est signalé comme non testé.',
				es: 'Se prueban más páginas y recorridos, los principales también en Firefox; se indica que Safari no se prueba.',
			},
		},
		{
			version: 1,
			date: '2026-11-16T09:00:00Z',
			text: {
				en: 'First statement, published with the new site.',
				fr: 'Première déclaration, publiée avec le nouveau site.',
				es: 'Primera declaración, publicada con el nuevo sitio.',
			},
		},
	],
	blocks: [
		{
			type: 'opening',
			line: {
				en: 'A door should open for whoever knocks.',
				fr: 'Une porte doit s’ouvrir à qui frappe.',
				es: 'Una puerta debe abrirse a quien llame.',
			},
			text: {
				en: 'We want this website to work for you however you see, hear, move, read or think. Our aim is the Web Content Accessibility Guidelines 2.2, level AA. We think that we are close, and know that we are not finished.',
				fr: 'Nous voulons que ce site vous serve, quelle que soit votre façon de voir, d’entendre, de bouger, de lire ou de penser. Notre objectif : les règles WCAG 2.2, niveau AA. Nous pensons en être proches, et savons qu’il reste à faire.',
				es: 'Queremos que este sitio te sirva, veas, oigas, te muevas, leas o pienses como sea. Nuestra meta son las pautas WCAG 2.2, nivel AA. Creemos que estamos cerca y sabemos que no hemos acabado.',
			},
		},
		{
			type: 'section',
			title: { en: 'What we checked', fr: 'Ce que nous avons vérifié', es: 'Qué hemos comprobado' },
			html: {
				en: `<ul>
<li>axe, an automatic checker, reads a page of every kind, in our three languages, in light and dark colours, on a phone and on a desk.</li>
<li>Twenty journeys are made with the keyboard alone: the menus, the gallery and the filters, and also signing up, applying for a job or linking a platform.</li>
<li>Pages of every kind are laid out at 400% zoom, with text twice as large, with words 40% longer than ours, and from right to left, and looked at in forced colours.</li>
<li>For the main forms we compare what the browser tells assistive technology of each field, before and after a mistake.</li>
<li>Colours are chosen for AA contrast everywhere, and AAA for running text. A test measures the pairs.</li>
</ul>
<p>Errors in a form are named in words beside the field and in a list at its top. What you have typed stays in the form when sending it fails. News, support answers and these policies can be read without scripts.</p>
<p>This is a self-assessment of November 26, 2026, written by the people who built the site. Nobody outside the studio has audited the site. We revise the statement with every larger release.</p>`,
				fr: `<ul>
<li>axe, un outil de contrôle automatique, lit une page de chaque genre, dans nos trois langues, en couleurs claires et sombres, sur téléphone et sur ordinateur.</li>
<li>Vingt parcours se font au clavier seul : menus, galerie et filtres, mais aussi créer un compte, postuler ou lier une plateforme.</li>
<li>Des pages de chaque genre sont mises en page à 400 % de zoom, avec un texte deux fois plus grand, avec des mots 40 % plus longs que les nôtres, et de droite à gauche, puis vérifiées en couleurs forcées.</li>
<li>Pour les principaux formulaires, nous comparons ce que le navigateur dit de chaque champ aux technologies d’assistance, avant et après une erreur.</li>
<li>Les couleurs visent le contraste AA partout, et AAA pour le texte courant. Un test mesure les paires.</li>
</ul>
<p>Les erreurs d’un formulaire sont dites en toutes lettres près du champ et dans une liste en tête. Ce que vous avez saisi reste dans le formulaire si l’envoi échoue. Les actualités, les réponses de l’assistance et ces documents se lisent sans scripts.</p>
<p>Ceci est une auto-évaluation du 26 novembre 2026, rédigée par celles et ceux qui ont construit le site. Aucun audit externe n’a eu lieu. Nous revoyons cette déclaration à chaque évolution importante.</p>`,
				es: `<ul>
<li>axe, un revisor automático, lee una página de cada tipo, en nuestros tres idiomas, con colores claros y oscuros, en el teléfono y en el escritorio.</li>
<li>Veinte recorridos se hacen solo con teclado: los menús, la galería y los filtros, y también crear una cuenta, presentarse a un empleo o vincular una plataforma.</li>
<li>Páginas de cada tipo se maquetan con un zoom del 400 %, con texto al doble de tamaño, con palabras un 40 % más largas que las nuestras y de derecha a izquierda, y se comprueban con colores forzados.</li>
<li>En los formularios principales comparamos lo que el navegador dice de cada campo a las tecnologías de apoyo, antes y después de un error.</li>
<li>Los colores buscan contraste AA en todas partes y AAA en el texto corrido. Una prueba mide las combinaciones.</li>
</ul>
<p>Los errores de un formulario se dicen con palabras junto al campo y en una lista al principio. Lo que has escrito sigue en el formulario si falla el envío. Las noticias, las respuestas de ayuda y estos documentos se leen sin scripts.</p>
<p>Esto es una autoevaluación del 26 de noviembre de 2026, escrita por quienes construyeron el sitio. Nadie de fuera del estudio ha auditado el sitio. Revisamos esta declaración con cada versión importante.</p>`,
			},
		},
		{
			type: 'section',
			title: { en: 'What still falls short', fr: 'Ce qui reste à faire', es: 'Lo que falta' },
			html: {
				en: `<ul>
<li><strong>Screen readers.</strong> People who rely on one every day have not yet gone through the whole site for us. Automated checks find perhaps a third of what they would.</li>
<li><strong>Browsers.</strong> Our automatic tests run in Chromium, the main journeys in Firefox and in WebKit, the engine of Safari, too. Nobody has gone through the site systematically in Safari itself.</li>
<li><strong>The account area</strong> needs scripts, and says so where they are missing.</li>
<li><strong>Maps, street views and videos</strong> are other companies’ work. Office addresses are always there as text.</li>
<li data-with="bot-check"><strong>The bot check</strong> sets no puzzle, but may misjudge unusual ways of using a browser. If it turns you away, write to us and a person will do it for you.</li>
<li><strong>Press packs</strong> hold older pictures and documents without descriptions. We describe any of them on request.</li>
</ul>
<p>The forums, the stores and each game’s own site are not covered here.</p>`,
				fr: `<ul>
<li><strong>Lecteurs d’écran.</strong> Aucune personne qui en dépend chaque jour n’a encore parcouru tout le site pour nous. Les contrôles automatiques trouvent peut-être le tiers de ce qu’elle trouverait.</li>
<li><strong>Navigateurs.</strong> Nos tests automatiques tournent dans Chromium, et les principaux parcours aussi dans Firefox et dans WebKit, le moteur de Safari. Personne n’a encore parcouru le site méthodiquement dans Safari même.</li>
<li><strong>L’espace compte</strong> a besoin de scripts, et le dit quand ils manquent.</li>
<li><strong>Cartes, vues de rue et vidéos</strong> sont l’œuvre d’autres sociétés. L’adresse des bureaux figure toujours en texte.</li>
<li data-with="bot-check"><strong>Le contrôle anti-robot</strong> ne pose pas d’énigme, mais peut mal juger une façon inhabituelle d’utiliser un navigateur. S’il vous refoule, écrivez-nous : quelqu’un fera la démarche pour vous.</li>
<li><strong>Les dossiers de presse</strong> contiennent des images et des documents anciens sans description. Nous les décrivons sur demande.</li>
</ul>
<p>Les forums, les boutiques et le site propre à chaque jeu ne sont pas concernés par cette déclaration.</p>`,
				es: `<ul>
<li><strong>Lectores de pantalla.</strong> Nadie que dependa de uno a diario ha recorrido aún todo el sitio para nosotros. Las comprobaciones automáticas encuentran quizá un tercio de lo que encontraría esa persona.</li>
<li><strong>Navegadores.</strong> Nuestras pruebas automáticas se ejecutan en Chromium, y los recorridos principales también en Firefox y en WebKit, el motor de Safari. Nadie ha recorrido aún el sitio de forma sistemática en el propio Safari.</li>
<li><strong>El área de cuenta</strong> necesita scripts, y lo dice cuando faltan.</li>
<li><strong>Los mapas, las vistas de calle y los vídeos</strong> son obra de otras empresas. Las direcciones de las oficinas están siempre en texto.</li>
<li data-with="bot-check"><strong>El control antibots</strong> no plantea acertijos, pero puede juzgar mal una forma poco común de usar el navegador. Si te cierra el paso, escríbenos y una persona hará el trámite por ti.</li>
<li><strong>Los dosieres de prensa</strong> contienen imágenes y documentos antiguos sin describir. Describimos cualquiera si lo pides.</li>
</ul>
<p>Los foros, las tiendas y el sitio propio de cada juego quedan fuera de esta declaración.</p>`,
			},
		},
		{
			type: 'section',
			title: { en: 'Tell us', fr: 'Dites-le-nous', es: 'Cuéntanoslo' },
			html: {
				en: `<p>Something in your way? Mail <a href="mailto:access@tallowandthorn.example">access@tallowandthorn.example</a> or use <a href="/contact">the contact form</a>. The page, what you were trying to do and what you use (browser, reader, switch) help, but are not required.</p>
<p>We answer within five working days, in English, French or Spanish. What blocks you we repair first, or find you another way round meanwhile; for the rest you get a date. If our answer does not help, you can turn to the equality body of your country, in Belgium Unia.</p>`,
				fr: `<p>Quelque chose vous barre la route ? Écrivez à <a href="mailto:access@tallowandthorn.example">access@tallowandthorn.example</a> ou passez par <a href="/contact">le formulaire de contact</a>. La page, ce que vous vouliez faire et ce que vous utilisez (navigateur, lecteur, contacteur) nous aident, sans être exigés.</p>
<p>Nous répondons sous cinq jours ouvrés, en français, en anglais ou en espagnol. Ce qui vous bloque est réparé d’abord, ou contourné en attendant ; pour le reste, vous recevez une date. Si notre réponse ne suffit pas, adressez-vous à l’organisme chargé de l’égalité dans votre pays : en Belgique, Unia ; en France, le Défenseur des droits.</p>`,
				es: `<p>¿Algo te corta el paso? Escribe a <a href="mailto:access@tallowandthorn.example">access@tallowandthorn.example</a> o usa <a href="/contact">el formulario de contacto</a>. Ayuda saber en qué página, qué querías hacer y qué usas (navegador, lector, pulsador), pero no es obligatorio.</p>
<p>Contestamos en cinco días laborables, en español, inglés o francés. Lo que te bloquea se arregla primero, o te buscamos otro camino mientras tanto; para lo demás te damos una fecha. Si la respuesta no te sirve, puedes acudir al organismo de igualdad de tu país; en Bélgica es Unia.</p>`,
			},
		},
	],
};
