import type { DemoBlock } from '../../types.ts';

/** What is asked in return, what is ruled out, and how to ask for more. */
export const limits: DemoBlock[] = [
	{
		type: 'section',
		title: { en: 'Credit', fr: 'Mention', es: 'Mención' },
		html: {
			en: `<p>Say whose world it is and that the work is yours. This will do:</p>
<blockquote>Fan work by me, set in Emberwick by Tallow &amp; Thorn. Not made or approved by the studio.</blockquote>
<p>On a keyring, where there is no room, put it on the page that sells the keyring. If you borrowed from another fan, name that fan too.</p>`,
			fr: `<p>Dites à qui est le monde et que l’œuvre est de vous. Ceci convient :</p>
<blockquote>Création de fan, dans l’univers d’Emberwick de Tallow &amp; Thorn. Ni réalisée ni approuvée par le studio.</blockquote>
<p>Sur un porte-clés, faute de place, mettez-le sur la page qui vend le porte-clés. Si vous avez emprunté à un autre fan, nommez-le aussi.</p>`,
			es: `<p>Di de quién es el mundo y que la obra es tuya. Con esto vale:</p>
<blockquote>Obra de fan ambientada en Emberwick, de Tallow &amp; Thorn. El estudio no la ha hecho ni aprobado.</blockquote>
<p>En un llavero no cabe: ponlo en la página donde se vende. Y si tomaste algo prestado de otra persona de la afición, nómbrala también.</p>`,
		},
	},
	{
		type: 'section',
		title: { en: 'Please do not', fr: 'Merci d’éviter', es: 'Esto no' },
		html: {
			en: `<ul>
<li>Turn our characters against people: no hatred, harassment or calls to violence.</li>
<li>Use them to advertise a party, a faith, a bet or a coin that exists only in a computer.</li>
<li>Claim the names of our games as your trade mark, domain or company.</li>
<li>Publish files dug out of a game before release, or what a non-disclosure agreement covers.</li>
<li>Copy the work of our artists and call it your own.</li>
</ul>
<p>If something crosses one of these lines we will normally write to you before we do anything else.</p>`,
			fr: `<ul>
<li>Retourner nos personnages contre des gens : ni haine, ni harcèlement, ni appel à la violence.</li>
<li>S’en servir pour vanter un parti, une foi, un pari ou une monnaie qui n’existe que dans un ordinateur.</li>
<li>S’approprier le nom de nos jeux comme marque, domaine ou raison sociale.</li>
<li>Publier des fichiers extraits d’un jeu avant sa sortie, ou ce que couvre un accord de confidentialité.</li>
<li>Copier le travail de nos artistes et le signer.</li>
</ul>
<p>Si une création franchit l’une de ces lignes, en principe nous vous écrivons avant toute autre chose.</p>`,
			es: `<ul>
<li>Volver a nuestros personajes contra la gente: ni odio, ni acoso, ni llamamientos a la violencia.</li>
<li>Usarlos para anunciar un partido, una fe, una apuesta o una moneda que solo existe en un ordenador.</li>
<li>Registrar los nombres de nuestros juegos como marca, dominio o empresa.</li>
<li>Publicar archivos sacados de un juego antes de su salida, o lo que cubra un acuerdo de confidencialidad.</li>
<li>Copiar el trabajo de nuestros artistas y firmarlo.</li>
</ul>
<p>Si algo cruza una de estas líneas, lo normal es que te escribamos antes de hacer ninguna otra cosa.</p>`,
		},
	},
	{
		type: 'section',
		title: { en: 'Machines and training', fr: 'Machines et entraînement', es: 'Máquinas y entrenamiento' },
		html: {
			en: `<p>Do not use our games, pictures, scripts, recordings or this site to train, tune or feed models that generate text, images, sound or voices. We reserve the rights of text and data mining to the extent the law lets us, including article 4 of Directive (EU) 2019/790. Imitating an actor’s voice by machine is out of the question even as a joke: the voice is theirs, not ours to lend.</p>
<p>If a machine made a good part of your fan work, label it, and do not sell it.</p>`,
			fr: `<p>N’utilisez pas nos jeux, nos images, nos scénarios, nos enregistrements ni ce site pour entraîner, ajuster ou nourrir des modèles qui génèrent du texte, des images, du son ou des voix. Nous réservons nos droits sur la fouille de textes et de données autant que la loi le permet, y compris au titre de l’article 4 de la directive (UE) 2019/790. Imiter par machine la voix d’une comédienne ou d’un comédien est exclu, même pour rire : cette voix leur appartient, nous n’avons pas à la prêter.</p>
<p>Si une machine a fait une bonne part de votre création, indiquez-le, et ne la vendez pas.</p>`,
			es: `<p>No uses nuestros juegos, imágenes, guiones, grabaciones ni este sitio para entrenar, ajustar o alimentar modelos que generen texto, imágenes, sonido o voces. Nos reservamos los derechos sobre la minería de textos y datos en la medida en que la ley lo permite, incluido el artículo 4 de la Directiva (UE) 2019/790. Imitar con una máquina la voz de una actriz o un actor queda descartado, ni en broma: la voz es suya y no podemos prestarla.</p>
<p>Si una máquina hizo buena parte de tu obra, indícalo y no la vendas.</p>`,
		},
	},
	{
		type: 'section',
		title: { en: 'How to ask', fr: 'Comment demander', es: 'Cómo preguntar' },
		html: {
			en: `<p>Use <a href="/contact">the contact form</a> or mail <a href="mailto:community@tallowandthorn.example">community@tallowandthorn.example</a> with a picture or a link, how many you want to make, and where. Somebody in Dublin answers within three working days; a licence takes longer. Journalists who need pictures will be served faster by the <a href="/press">press kit</a>.</p>
<p>No answer is not a yes, but do nudge us.</p>`,
			fr: `<p>Passez par <a href="/contact">le formulaire de contact</a> ou écrivez à <a href="mailto:community@tallowandthorn.example">community@tallowandthorn.example</a>, avec une image ou un lien, la quantité prévue et le lieu. Quelqu’un, à Dublin, répond sous trois jours ouvrés ; une licence demande plus de temps. Les journalistes en quête d’images iront plus vite par l’<a href="/press">espace presse</a>.</p>
<p>L’absence de réponse n’est pas un oui, mais n’hésitez pas à nous relancer.</p>`,
			es: `<p>Usa <a href="/contact">el formulario de contacto</a> o escribe a <a href="mailto:community@tallowandthorn.example">community@tallowandthorn.example</a> con una imagen o un enlace, cuántas unidades quieres hacer y dónde. Alguien de Dublín contesta en tres días laborables; una licencia lleva más tiempo. Si eres periodista y necesitas imágenes, irás más rápido con la <a href="/press">sala de prensa</a>.</p>
<p>Que no contestemos no es un sí, pero insiste sin apuro.</p>`,
		},
	},
	{
		type: 'section',
		title: { en: 'The small print of the small print', fr: 'Les petites lignes', es: 'La letra más pequeña' },
		html: {
			en: `<p>Your fan work is yours; the world it is set in remains ours. This is a permission, free and not exclusive, for the games on this site. We may change it, with notice here, and may take it back from a single work that does harm. What you made in good faith under an older version stays allowed. Your legal freedoms to quote, parody and review exist without us and are untouched. For the rest, the <a href="/tos">terms of service</a> apply.</p>`,
			fr: `<p>Votre création est à vous ; le monde où elle se passe reste à nous. Ceci est une autorisation, gratuite et non exclusive, pour les jeux de ce site. Nous pouvons la modifier, en l’annonçant ici, et la retirer à une œuvre précise qui ferait du tort. Ce que vous avez fait de bonne foi sous une version antérieure demeure permis. Vos libertés légales de citer, de parodier et de critiquer existent sans nous et restent entières. Pour le reste, les <a href="/tos">conditions d’utilisation</a> s’appliquent.</p>`,
			es: `<p>Tu obra es tuya; el mundo en que transcurre sigue siendo nuestro. Esto es un permiso, gratuito y no exclusivo, para los juegos de este sitio. Podemos cambiarlo, anunciándolo aquí, y retirárselo a una obra concreta que haga daño. Lo que hiciste de buena fe con una versión anterior sigue permitido. Tus libertades legales de citar, parodiar y criticar existen sin nosotros y no se tocan. En lo demás se aplican las <a href="/tos">condiciones de uso</a>.</p>`,
		},
	},
];
