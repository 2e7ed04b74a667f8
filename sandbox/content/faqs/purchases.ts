import type { DemoFaq } from '../types.ts';

export const purchases: DemoFaq[] = [
	{
		id: '329',
		slug: 'refund',
		previousSlugs: ['money-back'],
		title: {
			en: 'I do not like the game. Can I have my money back?',
			fr: 'Le jeu ne me plaît pas. Puis-je être remboursé ?',
			es: 'El juego no me gusta. ¿Me devolvéis el dinero?',
		},
		description: {
			en: `<p>The shop that took your money is the one that gives it back, by its own rules:</p>
<table><thead><tr><th>Shop</th><th>How long</th></tr></thead><tbody><tr><td>Steam</td><td>14 days, under two hours played</td></tr><tr><td>GOG</td><td>30 days, played or not</td></tr><tr><td>PlayStation Store</td><td>14 days, if not yet downloaded</td></tr><tr><td>Xbox</td><td>14 days, little played, decided case by case</td></tr></tbody></table>
<p>Ask there first. If the game would not run on your machine and the shop has said no, tell us its answer and your order number through <a href="/contact">the contact form</a>. We cannot repay what we never received, but we can put in a word, and quite often it is heard.</p>
<p>For things from our own store, see <a href="/support/faqs/store-delivery">deliveries and returns</a>.</p>`,
			fr: `<p>La boutique qui a pris votre argent est celle qui le rend, selon ses propres règles :</p>
<table><thead><tr><th>Boutique</th><th>Délai</th></tr></thead><tbody><tr><td>Steam</td><td>14 jours, moins de deux heures de jeu</td></tr><tr><td>GOG</td><td>30 jours, que l’on ait joué ou non</td></tr><tr><td>PlayStation Store</td><td>14 jours, si rien n’est téléchargé</td></tr><tr><td>Xbox</td><td>14 jours, peu de jeu, au cas par cas</td></tr></tbody></table>
<p>Adressez-vous d’abord à elle. Si le jeu ne démarrait pas chez vous et qu’elle a refusé, transmettez-nous sa réponse et votre numéro de commande par <a href="/contact">le formulaire de contact</a>. Nous ne pouvons pas rendre ce que nous n’avons pas touché, mais nous pouvons plaider, et l’on nous écoute assez souvent.</p>
<p>Pour les objets de notre boutique, voyez <a href="/support/faqs/store-delivery">livraisons et retours</a>.</p>`,
			es: `<p>Quien cobró es quien devuelve, con sus propias reglas:</p>
<table><thead><tr><th>Tienda</th><th>Plazo</th></tr></thead><tbody><tr><td>Steam</td><td>14 días, menos de dos horas jugadas</td></tr><tr><td>GOG</td><td>30 días, se haya jugado o no</td></tr><tr><td>PlayStation Store</td><td>14 días, si no lo has descargado</td></tr><tr><td>Xbox</td><td>14 días, poco jugado y según el caso</td></tr></tbody></table>
<p>Pídelo allí primero. Si el juego no arrancaba en tu equipo y te han dicho que no, mándanos su respuesta y tu número de pedido por <a href="/contact">el formulario de contacto</a>. No podemos devolver lo que no llegamos a cobrar, pero sí interceder, y bastantes veces nos hacen caso.</p>
<p>Para lo comprado en nuestra tienda, mira <a href="/support/faqs/store-delivery">envíos y devoluciones</a>.</p>`,
		},
		category: 'purchases',
		related: ['store-delivery', 'black-screen-at-start'],
		reviewedAt: '2026-10-15T09:00:00Z',
		featured: true,
	},
	{
		id: '330',
		slug: 'where-to-enter-a-key',
		title: {
			en: 'I have a key. Where do I enter it?',
			fr: 'J’ai une clé. Où faut-il la saisir ?',
			es: 'Tengo una clave. ¿Dónde la escribo?',
		},
		description: {
			en: `<p>Count the characters; every shop cuts its keys differently.</p>
<dl><dt>Three groups of five</dt><dd>Steam. <em>Games, Activate a product on Steam</em>.</dd><dt>Eighteen characters in a row</dt><dd>GOG. Log in there and open <em>Redeem code</em>.</dd><dt>Three groups of four</dt><dd>PlayStation. In the store, your avatar, <em>Redeem codes</em>.</dd><dt>Five groups of five</dt><dd>Xbox. <em>Store, Use a code</em>.</dd><dt>Two groups of four that begin with TT</dt><dd>One of ours. Mail it to <a href="mailto:support@tallowandthorn.example">support</a> from the address of your account; the extra then shows up under <a href="/account/digital-extras">Digital extras</a>.</dd></dl>
<p>We use no letter O and no letter I. If you think that you see one, it is a zero or a one.</p>`,
			fr: `<p>Comptez les caractères : chaque boutique taille ses clés à sa façon.</p>
<dl><dt>Trois groupes de cinq</dt><dd>Steam. <em>Jeux, Activer un produit sur Steam</em>.</dd><dt>Dix-huit caractères d’affilée</dt><dd>GOG. Connectez-vous, puis <em>Utiliser un code</em>.</dd><dt>Trois groupes de quatre</dt><dd>PlayStation. Dans la boutique, votre avatar, <em>Utiliser un code</em>.</dd><dt>Cinq groupes de cinq</dt><dd>Xbox. <em>Store, Utiliser un code</em>.</dd><dt>Deux groupes de quatre commençant par TT</dt><dd>L’une des nôtres. Envoyez-la à <a href="mailto:support@tallowandthorn.example">l’assistance</a> depuis l’adresse de votre compte ; le bonus apparaîtra dans <a href="/account/digital-extras">Bonus numériques</a>.</dd></dl>
<p>Nos clés ne contiennent ni la lettre O ni la lettre I. Si vous croyez en lire une, c’est un zéro ou un un.</p>`,
			es: `<p>Cuenta los caracteres: cada tienda corta las llaves a su manera.</p>
<dl><dt>Tres grupos de cinco</dt><dd>Steam. <em>Juegos, Activar un producto en Steam</em>.</dd><dt>Dieciocho caracteres seguidos</dt><dd>GOG. Inicia sesión y abre <em>Canjear código</em>.</dd><dt>Tres grupos de cuatro</dt><dd>PlayStation. En la tienda, tu avatar, <em>Canjear códigos</em>.</dd><dt>Cinco grupos de cinco</dt><dd>Xbox. <em>Tienda, Usar un código</em>.</dd><dt>Dos grupos de cuatro que empiezan por TT</dt><dd>Una de las nuestras. Mándala a <a href="mailto:support@tallowandthorn.example">soporte</a> desde la dirección de tu cuenta y el extra saldrá en <a href="/account/digital-extras">Extras digitales</a>.</dd></dl>
<p>Nuestras claves no llevan la letra O ni la letra I. Si crees ver una, es un cero o un uno.</p>`,
		},
		category: 'purchases',
		related: ['key-already-used', 'extras-of-my-edition'],
		reviewedAt: '2026-02-11T11:30:00Z',
	},
	{
		id: '331',
		slug: 'key-already-used',
		title: {
			en: 'My key has already been used, but not by me. What can I do?',
			fr: 'Ma clé a déjà été utilisée, mais pas par moi. Que faire ?',
			es: 'Mi clave ya está usada, y no he sido yo. ¿Qué puedo hacer?',
		},
		description: {
			en: `<p>Before anything else, look into your other libraries. About half of those who write have activated the game on a second Steam account, or a partner has.</p>
<p>Otherwise it depends on where the key came from. A shop that a game’s own site links to gets its keys from us and will replace yours: show them the refusal. On a marketplace where strangers resell keys, many were bought with stolen cards. Ask the seller for your money; we are sorry, but we cannot issue a second one.</p>
<p>A key out of a box is a special case. Photograph the card with the scratched field and <a href="mailto:support@tallowandthorn.example">send it to us</a>. Misprints happen; in 2020 the printer gave us four hundred identical Regents.</p>`,
			fr: `<p>Avant tout, parcourez vos autres bibliothèques. Une fois sur deux, le jeu a été activé sur un second compte Steam, ou par quelqu’un de la maison.</p>
<p>Sinon, tout dépend de la provenance. Une boutique citée sur le site du jeu tient ses clés de nous et vous la remplacera : montrez-lui le refus. Sur une place de marché où des inconnus revendent des clés, l’origine reste obscure et, bien souvent, une carte volée se trouve au bout. Demandez réparation au vendeur ; à notre regret, nous ne pouvons pas en émettre une seconde.</p>
<p>Une clé sortie d’une boîte est un cas à part. Photographiez la carte et sa case grattée, puis <a href="mailto:support@tallowandthorn.example">envoyez-nous l’image</a>. Les ratés existent : en 2020, l’imprimeur nous a livré quatre cents Régents identiques.</p>`,
			es: `<p>Antes de nada, mira en tus otras bibliotecas. La mitad de quienes nos escriben la había activado en otra cuenta de Steam, o lo había hecho alguien de casa.</p>
<p>Si no, depende de dónde venga. Una tienda enlazada en la web del juego recibe las claves de nosotros y te la cambiará: enséñale el rechazo. Si procede de un mercado donde desconocidos revenden claves, no hay modo de saber su origen, y con frecuencia es una tarjeta robada. Reclama al vendedor; lo sentimos, pero no podemos emitir otra.</p>
<p>La clave de una caja es un caso aparte. Haz una foto de la tarjeta con la casilla rascada y <a href="mailto:support@tallowandthorn.example">mándanosla</a>. Hay errores de imprenta: en 2020 nos entregaron cuatrocientos Regentes idénticos.</p>`,
		},
		category: 'purchases',
		related: ['where-to-enter-a-key', 'refund'],
		reviewedAt: '2026-05-21T14:20:00Z',
	},
	{
		id: '332',
		slug: 'extras-of-my-edition',
		title: {
			en: 'Where are the soundtrack and art book of my edition?',
			fr: 'Où sont la bande originale et le livre d’art de mon édition ?',
			es: '¿Dónde están la banda sonora y el libro de arte de mi edición?',
		},
		description: {
			en: `<p>On Steam and GOG they come as separate downloads beside the game: the music as FLAC and MP3 (1.8 GB), the book as a PDF of 212 pages.</p>
<p>Consoles cannot hold such files, so there you collect them here:</p>
<ol><li>Link your <a href="/account/connected">PlayStation or Xbox</a>.</li><li>Open <a href="/account/digital-extras">Digital extras</a> and press <em>Check what I own</em>. The platform may ask you to log in once more.</li><li>Claim what appears, and download it as often as you wish.</li></ol>
<p>Nothing there? The first check after a purchase can take a night. If the edition is still missing the next day, <a href="/support/report">report it</a> with a picture of the receipt.</p>`,
			fr: `<p>Sur Steam et GOG, ce sont des téléchargements à part, rangés près du jeu : la musique en FLAC et en MP3 (1,8 Go), le livre en PDF de 212 pages.</p>
<p>Les consoles ne savent pas garder ces fichiers ; on vient donc les chercher ici :</p>
<ol><li>Liez votre compte <a href="/account/connected">PlayStation ou Xbox</a>.</li><li>Ouvrez <a href="/account/digital-extras">Bonus numériques</a> et choisissez <em>Vérifier mes achats</em>. La plateforme vous demandera peut-être de vous reconnecter.</li><li>Réclamez ce qui s’affiche, puis téléchargez-le autant de fois que vous voulez.</li></ol>
<p>La liste est vide ? Après un achat, il faut parfois une nuit. Si l’édition manque encore le lendemain, <a href="/support/report">signalez-le</a> avec une photo du reçu.</p>`,
			es: `<p>En Steam y GOG son descargas aparte, al lado del juego: la música en FLAC y MP3 (1,8 GB) y el libro en un PDF de 212 páginas.</p>
<p>Las consolas no admiten esos archivos, así que se recogen aquí:</p>
<ol><li>Vincula tu <a href="/account/connected">PlayStation o Xbox</a>.</li><li>Abre <a href="/account/digital-extras">Extras digitales</a> y pulsa <em>Comprobar qué tengo</em>. Puede que la plataforma te pida iniciar sesión otra vez.</li><li>Reclama lo que aparezca y descárgalo cuantas veces quieras.</li></ol>
<p>¿No sale nada? Tras una compra, la primera comprobación puede tardar una noche. Si al día siguiente sigue sin estar, <a href="/support/report">avísanos</a> con una foto del recibo.</p>`,
		},
		category: 'purchases',
		related: ['link-a-platform', 'where-to-enter-a-key'],
		reviewedAt: '2026-10-12T10:00:00Z',
	},
	{
		id: '333',
		slug: 'thornhollow-dog',
		title: {
			en: 'I own Thornhollow. Where is the dog in The Salt Crown?',
			fr: 'Je possède Thornhollow. Où est le chien dans The Salt Crown ?',
			es: 'Tengo Thornhollow. ¿Dónde está el perro en The Salt Crown?',
		},
		description: {
			en: `<p>It waits at the first well of the plain, on the evening of your third camp, and it will not be hurried. From there on it follows the caravan, finds water now and then and dislikes one of the claimants; opinions differ as to which.</p>
<p>We recognise owners through the platforms under <a href="/account/connected">Linked platforms</a>. That works for Thornhollow on Steam and on GOG Galaxy, even if you play The Salt Crown on a console, provided both are linked to one account.</p>
<p>For the Switch version, or a copy on disc from 2012, send a photograph to <a href="mailto:support@tallowandthorn.example">support@tallowandthorn.example</a>. We add the dog to your account and, if you enclose a picture of your own, our thanks.</p>`,
			fr: `<p>Il attend près du premier puits de la plaine, au soir de votre troisième campement, et n’aime pas qu’on le presse. Ensuite, il suit la caravane, trouve de l’eau de temps en temps et n’apprécie pas l’un des prétendants ; quant à savoir lequel, les avis divergent.</p>
<p>Nous reconnaissons les propriétaires grâce à la page <a href="/account/connected">Plateformes liées</a>. Cela vaut pour Thornhollow sur Steam et GOG Galaxy, même si vous jouez à The Salt Crown sur console, du moment que les deux sont liés au même compte.</p>
<p>Pour la version Switch, ou le disque de 2012, envoyez une photo à <a href="mailto:support@tallowandthorn.example">support@tallowandthorn.example</a>. Nous ajouterons le chien à votre compte et, si vous joignez le portrait du vôtre, nos remerciements.</p>`,
			es: `<p>Espera junto al primer pozo de la llanura, la noche de tu tercer campamento, y no le gusta que le metan prisa. A partir de ahí sigue a la caravana, encuentra agua de vez en cuando y no traga a uno de los aspirantes; hay división de opiniones sobre cuál.</p>
<p>Sabemos quién lo tiene por las <a href="/account/connected">Plataformas vinculadas</a>. Sirve Thornhollow en Steam y en GOG Galaxy, aunque juegues a The Salt Crown en consola, siempre que ambas estén en la misma cuenta.</p>
<p>Si lo tuyo es la versión de Switch o el disco de 2012, manda una foto a <a href="mailto:support@tallowandthorn.example">support@tallowandthorn.example</a>. Añadiremos el perro a tu cuenta y, si adjuntas un retrato del tuyo, las gracias.</p>`,
		},
		category: 'purchases',
		related: ['link-a-platform', 'thornhollow-linux-handhelds'],
		reviewedAt: '2026-10-30T16:00:00Z',
	},
	{
		id: '334',
		slug: 'store-delivery',
		title: {
			en: 'When will my mug arrive, and can I send it back?',
			fr: 'Quand ma tasse arrivera-t-elle, et puis-je la renvoyer ?',
			es: '¿Cuándo llega mi taza? ¿Y puedo devolverla?',
		},
		description: {
			en: `<p>Our three stores send from three warehouses, so parcels do not cross an ocean or a customs desk:</p>
<ul><li>Europe, from Antwerp: 3 to 6 working days</li><li>North America, from Quebec: 4 to 8</li><li>Asia Pacific, from Shah Alam: 5 to 10</li></ul>
<p>Signed prints leave on Fridays, because that is when somebody is here to sign them.</p>
<p>You have 30 days to return anything unused; the label is in the parcel, under the straw. If it arrives in more pieces than it had when it left, keep the pieces, take a picture and answer the mail that confirmed your order. A new one goes out the same day, and you need not send back the shards.</p>`,
			fr: `<p>Nos trois boutiques expédient depuis trois entrepôts, pour que les colis ne traversent ni océan ni douane :</p>
<ul><li>Europe, depuis Anvers : de 3 à 6 jours ouvrés</li><li>Amérique du Nord, depuis Québec : de 4 à 8</li><li>Asie-Pacifique, depuis Shah Alam : de 5 à 10</li></ul>
<p>Les estampes signées partent le vendredi, parce que c’est le jour où il y a quelqu’un pour les signer.</p>
<p>Vous disposez de 30 jours pour renvoyer un article qui n’a pas servi ; l’étiquette se trouve dans le colis, sous la paille. S’il arrive en plus de morceaux qu’au départ, prenez-le en photo et répondez à l’e-mail de confirmation. Un autre part le jour même, et vous pouvez garder les tessons.</p>`,
			es: `<p>Nuestras tres tiendas envían desde tres almacenes para que los paquetes no crucen océanos ni aduanas:</p>
<ul><li>Europa, desde Amberes: de 3 a 6 días laborables</li><li>América del Norte, desde Quebec: de 4 a 8</li><li>Asia-Pacífico, desde Shah Alam: de 5 a 10</li></ul>
<p>Las láminas firmadas salen los viernes, que es cuando hay alguien para firmarlas.</p>
<p>Tienes 30 días para devolver lo que no hayas usado; la etiqueta va en el paquete, debajo de la paja. Si llega en más trozos de los que salió, hazle una foto y responde al correo que confirmó tu pedido. El mismo día mandamos otra, y los añicos te los puedes quedar.</p>`,
		},
		category: 'purchases',
		related: ['refund'],
		reviewedAt: '2026-11-10T08:15:00Z',
	},
];
