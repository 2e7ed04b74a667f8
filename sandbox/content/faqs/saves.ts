import type { DemoFaq } from '../types.ts';

export const saves: DemoFaq[] = [
	{
		id: '316',
		slug: 'where-are-my-saves',
		title: {
			en: 'Where on my computer are my saved games?',
			fr: 'Où se trouvent mes sauvegardes sur l’ordinateur ?',
			es: '¿En qué parte del ordenador están mis partidas?',
		},
		description: {
			en: `<p>All our games since 2015 use one folder called <strong>Tallow and Thorn</strong>, with a folder for each game inside.</p>
<ul><li>Windows: <em>Saved Games</em>, in your user folder</li><li>macOS: <em>Library, Application Support</em></li><li>Linux: <em>.local, share</em>, hidden until your file manager shows hidden folders</li></ul>
<p>Thornhollow, which is older than our good manners, writes into its own installation folder under <em>memory</em>.</p>
<p>A reign of The Salt Crown is one file ending in <em>.reign</em>, between 4 and 20 MB. Close the game before you copy it, and copy the small <em>.seal</em> beside it as well; without the seal the game takes it for a forgery.</p>`,
			fr: `<p>Depuis 2015, tous nos jeux rangent leurs affaires dans un dossier <strong>Tallow and Thorn</strong>, avec un sous-dossier par titre.</p>
<ul><li>Windows : <em>Parties enregistrées</em>, dans votre dossier personnel</li><li>macOS : <em>Bibliothèque, Application Support</em></li><li>Linux : <em>.local, share</em>, invisible tant que les dossiers masqués le sont</li></ul>
<p>Thornhollow, plus ancien que nos bonnes manières, écrit dans son propre dossier d’installation, sous <em>memory</em>.</p>
<p>Un règne de The Salt Crown tient dans un fichier <em>.reign</em> de 4 à 20 Mo. Fermez le jeu avant de le copier et emportez aussi le petit <em>.seal</em> voisin : sans son sceau, le jeu le prendrait pour un faux.</p>`,
			es: `<p>Desde 2015, todos nuestros juegos usan una misma carpeta, <strong>Tallow and Thorn</strong>, con otra dentro para cada título.</p>
<ul><li>Windows: <em>Juegos guardados</em>, en tu carpeta de usuario</li><li>macOS: <em>Biblioteca, Application Support</em></li><li>Linux: <em>.local, share</em>, que solo se ve si muestras las carpetas ocultas</li></ul>
<p>Thornhollow, anterior a nuestros buenos modales, escribe en su propia carpeta de instalación, en <em>memory</em>.</p>
<p>Un reinado de The Salt Crown es un archivo <em>.reign</em> de entre 4 y 20 MB. Cierra el juego antes de copiarlo y llévate también el pequeño <em>.seal</em> de al lado: sin su sello, el juego lo toma por falso.</p>`,
		},
		category: 'saves',
		related: ['download-a-cloud-save', 'save-is-damaged'],
		reviewedAt: '2026-04-16T09:00:00Z',
	},
	{
		id: '317',
		slug: 'move-a-reign-to-another-platform',
		title: {
			en: 'Can I start a reign on PC and go on with it on a console?',
			fr: 'Puis-je commencer un règne sur PC et le poursuivre sur console ?',
			es: '¿Puedo empezar un reinado en PC y seguirlo en consola?',
		},
		description: {
			en: `<p>Yes, in The Salt Crown, Emberwick and The Glass Regent, between Steam, GOG Galaxy, PlayStation and Xbox, in any direction and as often as you please.</p>
<ol><li>Link both platforms under <a href="/account/connected">Linked platforms</a>.</li><li>In the game on each machine, turn on <em>Options, Saves, Keep in my account</em>.</li><li>Save, and wait until the little candle in the corner stops flickering. That is the upload.</li><li>On the other machine choose <em>Continue from the cloud</em>.</li></ol>
<p>You need to own the game on both. What you bought there stays there: an extra claimed on PlayStation may be missing on PC, and the story goes on without it. Should both sides be newer than the cloud, the game asks which one is true.</p>`,
			fr: `<p>Oui, dans The Salt Crown, Emberwick et The Glass Regent, entre Steam, GOG Galaxy, PlayStation et Xbox, dans tous les sens et autant de fois qu’il vous plaira.</p>
<ol><li>Liez les deux plateformes dans <a href="/account/connected">Plateformes liées</a>.</li><li>Sur chaque machine, activez dans le jeu <em>Options, Sauvegardes, Garder dans mon compte</em>.</li><li>Sauvegardez et attendez que la petite chandelle, dans le coin, cesse de vaciller : c’est l’envoi.</li><li>Sur l’autre machine, choisissez <em>Reprendre depuis le cloud</em>.</li></ol>
<p>Il faut posséder le jeu des deux côtés. Un bonus réclamé sur PlayStation peut manquer sur PC ; l’histoire s’en accommode. Et si les deux parties sont plus récentes que le cloud, le jeu vous demande laquelle est la vraie.</p>`,
			es: `<p>Sí, en The Salt Crown, Emberwick y The Glass Regent, entre Steam, GOG Galaxy, PlayStation y Xbox, en cualquier sentido y tantas veces como quieras.</p>
<ol><li>Vincula las dos plataformas en <a href="/account/connected">Plataformas vinculadas</a>.</li><li>En el juego, en ambas máquinas, activa <em>Opciones, Partidas, Guardar en mi cuenta</em>.</li><li>Guarda y espera a que la velita de la esquina deje de parpadear: está subiendo.</li><li>En la otra máquina, elige <em>Continuar desde la nube</em>.</li></ol>
<p>Hay que tener el juego en los dos sitios. Un extra reclamado en PlayStation puede faltar en PC, y la historia sigue sin él. Si las dos partidas son más nuevas que la nube, el juego te pregunta cuál es la buena.</p>`,
		},
		category: 'saves',
		related: ['link-a-platform', 'how-many-cloud-saves', 'switch-saves'],
		reviewedAt: '2026-11-16T10:00:00Z',
		featured: true,
	},
	{
		id: '318',
		slug: 'download-a-cloud-save',
		title: {
			en: 'How do I download a save from the cloud?',
			fr: 'Comment télécharger une sauvegarde en ligne ?',
			es: '¿Cómo descargo una partida de la nube?',
		},
		description: {
			en: `<p>Sign in and open <a href="/account/saves">Saves</a>. Each one shows its game, platform, size and the evening you last touched it; press <em>Download</em> and the file is yours.</p>
<p>The address behind that button is made for you alone and dies after two hours. If a download breaks off in the night, go back to the page and press again instead of reloading the old address.</p>
<p>To use the save, close the game and put the file into <a href="/support/faqs/where-are-my-saves">its folder</a>. It turns up in the list as <em>From a friend</em>, even if the friend is you.</p>`,
			fr: `<p>Connectez-vous et ouvrez <a href="/account/saves">Sauvegardes</a>. Chacune affiche son jeu, sa plateforme, sa taille et le soir de votre dernier passage ; d’un clic sur <em>Télécharger</em>, le fichier est à vous.</p>
<p>L’adresse cachée derrière ce bouton est fabriquée pour vous seul et meurt au bout de deux heures. Si le transfert s’interrompt dans la nuit, revenez sur la page et recommencez au lieu de recharger l’ancienne adresse.</p>
<p>Pour vous en servir, fermez le jeu et déposez le fichier dans <a href="/support/faqs/where-are-my-saves">son dossier</a>. La partie apparaît dans la liste sous <em>De la part d’un ami</em>, même si l’ami, c’est vous.</p>`,
			es: `<p>Inicia sesión y abre <a href="/account/saves">Partidas</a>. De cada una verás el juego, la plataforma, el tamaño y la última noche en que la tocaste; pulsa <em>Descargar</em> y el archivo es tuyo.</p>
<p>La dirección que hay tras ese botón se crea solo para ti y caduca a las dos horas. Si la descarga se corta de madrugada, vuelve a la página y pulsa otra vez en lugar de recargar la dirección vieja.</p>
<p>Para usarla, cierra el juego y deja el archivo en <a href="/support/faqs/where-are-my-saves">su carpeta</a>. Saldrá en la lista como <em>De una amistad</em>, aunque esa amistad seas tú.</p>`,
		},
		category: 'saves',
		related: ['where-are-my-saves', 'how-many-cloud-saves'],
		reviewedAt: '2026-08-05T11:00:00Z',
	},
	{
		id: '319',
		slug: 'save-is-damaged',
		title: {
			en: 'The game says that my save is damaged. Is it all gone?',
			fr: 'Le jeu dit que ma sauvegarde est endommagée. Tout est perdu ?',
			es: 'El juego dice que mi partida está dañada. ¿Lo he perdido todo?',
		},
		description: {
			en: `<p>Rarely. Behind every save lie the three before it.</p>
<ol><li>On the load screen, highlight the damaged save and press <strong>Y</strong>, <strong>triangle</strong> or <strong>R</strong>. <em>Earlier pages</em> opens; pick the newest one that shows a picture.</li><li>If none does, take yesterday’s copy from <a href="/account/saves">your cloud saves</a>.</li></ol>
<p>Please do not overwrite the broken file. Tell us in <a href="/support/report">a report</a> what happened last (a power cut, a full disk, a cat), and we answer with an address that takes the file, however large. Orla and Hafiz in support have mended about two in three so far, and in October one of them turned up a fault of ours that we have since put right.</p>`,
			fr: `<p>Rarement. Derrière chaque sauvegarde se cachent les trois précédentes.</p>
<ol><li>Dans l’écran de chargement, placez-vous sur la partie abîmée et appuyez sur <strong>Y</strong>, <strong>triangle</strong> ou <strong>R</strong>. <em>Pages précédentes</em> s’ouvre ; prenez la plus récente qui montre une image.</li><li>Si aucune n’en a, reprenez la copie de la veille parmi <a href="/account/saves">vos sauvegardes en ligne</a>.</li></ol>
<p>N’écrasez surtout pas le fichier malade. Racontez-nous dans <a href="/support/report">un signalement</a> ce qui s’est passé juste avant (coupure de courant, disque plein, chat) : nous vous dirons où l’envoyer, quelle que soit sa taille. À l’assistance, Orla et Hafiz en ont réparé deux sur trois, et en octobre l’un de ces fichiers a révélé une erreur de notre fait, corrigée depuis.</p>`,
			es: `<p>Rara vez. Detrás de cada partida están las tres anteriores.</p>
<ol><li>En la pantalla de carga, sitúate sobre la dañada y pulsa <strong>Y</strong>, <strong>triángulo</strong> o <strong>R</strong>. Se abre <em>Páginas anteriores</em>; elige la más reciente que tenga imagen.</li><li>Si no la tiene ninguna, recupera la copia de ayer de <a href="/account/saves">tus partidas en la nube</a>.</li></ol>
<p>No sobrescribas el archivo roto, por favor. Cuéntanos en <a href="/support/report">un aviso</a> qué pasó justo antes (un apagón, el disco lleno, un gato) y te diremos adónde mandarlo, pese lo que pese. Orla y Hafiz, de soporte, han arreglado dos de cada tres, y en octubre uno de ellos destapó un fallo nuestro que ya está corregido.</p>`,
		},
		category: 'saves',
		related: ['where-are-my-saves', 'verify-game-files'],
		reviewedAt: '2026-10-28T14:30:00Z',
	},
	{
		id: '320',
		slug: 'emberwick-second-winter-save',
		title: {
			en: 'Do I have to start Emberwick again to play the second winter?',
			fr: 'Faut-il recommencer Emberwick pour jouer le deuxième hiver ?',
			es: '¿Tengo que empezar Emberwick de cero para jugar el segundo invierno?',
		},
		description: {
			en: `<p>No. Load any save that has seen the credits and walk to bed; the second winter begins the next evening, with your lamps as you left them.</p>
<p>Lost that save? Choose <em>New game, I remember</em>. An old woman on a bench asks you nine questions about how it ended and believes every answer, which is more than can be said of the village.</p>
<p>On Nintendo Switch you need 2.4 GB free and version 2.0. A save made on version 1 is converted on its first evening and cannot be taken back to a console that was never updated, so copy it beforehand if two people share one cartridge.</p>`,
			fr: `<p>Non. Chargez n’importe quelle partie qui a vu le générique et allez vous coucher : le deuxième hiver commence le soir suivant, vos lampes telles que vous les avez laissées.</p>
<p>La partie est perdue ? Prenez <em>Nouvelle partie, Je me souviens</em>. Sur un banc, une vieille femme vous pose neuf questions sur la fin et croit chacune de vos réponses, ce que le village ne fait pas toujours.</p>
<p>Sur Nintendo Switch, prévoyez 2,4 Go et la version 2.0. Une sauvegarde de la version 1 est convertie dès le premier soir et ne pourra plus être lue par une console non mise à jour : si vous partagez une cartouche à deux, faites une copie avant.</p>`,
			es: `<p>No. Carga cualquier partida que haya llegado a los créditos y vete a la cama: el segundo invierno empieza la noche siguiente, con los faroles tal como los dejaste.</p>
<p>¿Ya no la tienes? Elige <em>Nueva partida, Me acuerdo</em>. Una anciana sentada en un banco te hará nueve preguntas sobre el final y se creerá cada respuesta, cosa que no siempre hace el pueblo.</p>
<p>En Nintendo Switch hacen falta 2,4 GB libres y la versión 2.0. Las partidas de la versión 1 se convierten la primera noche y ya no las leerá una consola sin actualizar, así que, si compartís cartucho, haced antes una copia.</p>`,
		},
		category: 'saves',
		related: ['switch-saves'],
		reviewedAt: '2026-01-22T10:30:00Z',
	},
	{
		id: '321',
		slug: 'switch-saves',
		title: {
			en: 'Why are my Nintendo Switch saves not in my account?',
			fr: 'Pourquoi mes sauvegardes Nintendo Switch ne sont-elles pas dans mon compte ?',
			es: '¿Por qué no salen en mi cuenta las partidas de Nintendo Switch?',
		},
		description: {
			en: `<p>Our accounts link with Steam, GOG Galaxy, PlayStation Network, Xbox and Twitch. Nintendo is not among them, so saves of Thornhollow, Lowtide and Emberwick stay on the console, in the hands of its own backup service if you subscribe to one.</p>
<p>To be sure that they are looked after, press <strong>+</strong> on the game’s icon in the home menu and choose <em>Save data cloud</em>.</p>
<p>Moving a village from Switch to PC is therefore not possible today. Wending on Switch 2 will speak with our accounts from its first day, or so the people in Quebec keep telling us; we shall change this answer when we have seen it.</p>`,
			fr: `<p>Nos comptes se lient à Steam, GOG Galaxy, PlayStation Network, Xbox et Twitch. Nintendo n’en fait pas partie : les sauvegardes de Thornhollow, Lowtide et Emberwick restent donc dans la console, confiées à son propre service en ligne si vous y êtes abonné.</p>
<p>Pour vérifier qu’on en prend soin, appuyez sur <strong>+</strong> sur l’icône du jeu, dans le menu HOME, puis choisissez <em>Sauvegarde en ligne</em>.</p>
<p>Déménager un village de la Switch vers le PC n’est donc pas possible aujourd’hui. Wending, sur Switch 2, parlera avec nos comptes dès sa sortie, à en croire Québec ; nous changerons cette réponse quand nous l’aurons vu de nos yeux.</p>`,
			es: `<p>Nuestras cuentas se vinculan con Steam, GOG Galaxy, PlayStation Network, Xbox y Twitch. Nintendo no está en la lista, así que las partidas de Thornhollow, Lowtide y Emberwick se quedan en la consola, al cuidado de su propio servicio de copias si pagas la suscripción.</p>
<p>Para comprobar que están a salvo, pulsa <strong>+</strong> sobre el icono del juego en el menú HOME y elige <em>Datos guardados en la nube</em>.</p>
<p>De momento, pues, no hay manera de mudar un pueblo de Switch a PC. Wending para Switch 2 se entenderá con nuestras cuentas desde el primer día, o eso dicen en Quebec; cambiaremos esta respuesta cuando lo veamos.</p>`,
		},
		category: 'saves',
		related: ['move-a-reign-to-another-platform', 'link-a-platform'],
		reviewedAt: '2026-10-09T09:50:00Z',
	},
	{
		id: '322',
		slug: 'how-many-cloud-saves',
		title: {
			en: 'My cloud is full. How many saves can I keep?',
			fr: 'Mon espace en ligne est plein. Combien de sauvegardes puis-je garder ?',
			es: 'Tengo la nube llena. ¿Cuántas partidas caben?',
		},
		description: {
			en: `<p>Forty for each game, or 500 MB, whichever is reached first. The Salt Crown is the greedy one: late reigns grow to 20 MB because every oath is kept word for word, and so are its witnesses.</p>
<p>When there is no room left, the oldest <em>automatic</em> save makes way. Those you have named yourself are never touched; the game tells you instead that it could not upload.</p>
<p>To tidy up, open <em>Load</em> in the game, mark what you can live without and choose <em>Remove from the cloud</em>. The copy on your machine remains. You may want to <a href="/account/saves">download</a> one or two first, as one keeps old letters.</p>`,
			fr: `<p>Quarante par jeu, ou 500 Mo, selon la limite atteinte en premier. Le gourmand, c’est The Salt Crown : un règne avancé monte à 20 Mo, car chaque serment y est gardé mot pour mot, témoins compris.</p>
<p>Quand la place manque, la plus ancienne sauvegarde <em>automatique</em> s’efface. Celles que vous avez nommées ne sont jamais touchées ; le jeu vous prévient alors que l’envoi a échoué.</p>
<p>Pour faire le ménage, passez par <em>Charger</em> dans le jeu, cochez ce dont vous pouvez vous passer et choisissez <em>Retirer du cloud</em>. La copie locale demeure. Rien n’interdit d’en <a href="/account/saves">télécharger</a> une ou deux avant, comme on garde de vieilles lettres.</p>`,
			es: `<p>Cuarenta por juego o 500 MB, lo que llegue antes. El glotón es The Salt Crown: un reinado avanzado ronda los 20 MB porque guarda cada juramento palabra por palabra, testigos incluidos.</p>
<p>Cuando no queda sitio, cede el suyo la partida <em>automática</em> más antigua. Las que has bautizado tú no se tocan nunca; en ese caso el juego te avisa de que no ha podido subirla.</p>
<p>Para hacer limpieza, abre <em>Cargar</em> en el juego, marca lo que no vayas a echar de menos y elige <em>Quitar de la nube</em>. La copia de tu máquina se conserva. Si quieres, <a href="/account/saves">descarga</a> antes una o dos, como quien guarda cartas viejas.</p>`,
		},
		category: 'saves',
		related: ['download-a-cloud-save'],
		reviewedAt: '2026-11-02T08:40:00Z',
	},
];
