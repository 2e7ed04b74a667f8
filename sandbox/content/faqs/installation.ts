import type { DemoFaq } from '../types.ts';

export const installation: DemoFaq[] = [
	{
		id: '301',
		slug: 'disk-space-the-salt-crown',
		title: {
			en: 'How much disk space does The Salt Crown need?',
			fr: 'Combien d’espace The Salt Crown occupe-t-il sur le disque ?',
			es: '¿Cuánto espacio en disco ocupa The Salt Crown?',
		},
		description: {
			en: `<p>With the Brine Gate update of November 2026 it takes up this much:</p>
<table><thead><tr><th>Platform</th><th>Installed</th><th>Free while updating</th></tr></thead><tbody><tr><td>PC, Steam or GOG</td><td>71 GB</td><td>94 GB</td></tr><tr><td>PlayStation 5</td><td>66 GB</td><td>66 GB</td></tr><tr><td>Xbox Series X|S</td><td>68 GB</td><td>80 GB</td></tr></tbody></table>
<p>The third column surprises people. On a PC the new files are unpacked beside the old ones and only then swapped, so an update of 6 GB may ask for far more room than that, and give it back an hour later.</p>
<p>Short of space? The French voices are a download of their own (9 GB) and can be removed in your store’s list of languages. The Citadel will not mind.</p>`,
			fr: `<p>Depuis la mise à jour de la porte des Saumures, en novembre 2026, il faut compter :</p>
<table><thead><tr><th>Plateforme</th><th>Jeu installé</th><th>Libre pendant la mise à jour</th></tr></thead><tbody><tr><td>PC, Steam ou GOG</td><td>71 Go</td><td>94 Go</td></tr><tr><td>PlayStation 5</td><td>66 Go</td><td>66 Go</td></tr><tr><td>Xbox Series X|S</td><td>68 Go</td><td>80 Go</td></tr></tbody></table>
<p>La troisième colonne étonne toujours. Sur PC, les nouveaux fichiers sont décompressés à côté des anciens avant de prendre leur place : une mise à jour de 6 Go peut donc réclamer bien davantage, puis tout rendre une heure plus tard.</p>
<p>Le disque est plein ? Les voix françaises se téléchargent à part (9 Go) et se retirent dans les options de langue de votre boutique.</p>`,
			es: `<p>Con la actualización de la Puerta de la Salmuera, de noviembre de 2026, las cuentas quedan así:</p>
<table><thead><tr><th>Plataforma</th><th>Instalado</th><th>Libre al actualizar</th></tr></thead><tbody><tr><td>PC, Steam o GOG</td><td>71 GB</td><td>94 GB</td></tr><tr><td>PlayStation 5</td><td>66 GB</td><td>66 GB</td></tr><tr><td>Xbox Series X|S</td><td>68 GB</td><td>80 GB</td></tr></tbody></table>
<p>La tercera columna extraña a mucha gente. En PC los archivos nuevos se descomprimen al lado de los viejos y solo después ocupan su sitio, así que una actualización de 6 GB puede pedir bastante más y devolverlo al cabo de una hora.</p>
<p>¿Vas justo? Las voces en francés son una descarga aparte (9 GB) y se quitan desde los idiomas del juego en tu tienda.</p>`,
		},
		category: 'installation',
		related: ['brine-gate-missing', 'download-stuck'],
		reviewedAt: '2026-11-13T09:00:00Z',
		featured: true,
	},
	{
		id: '302',
		slug: 'download-stuck',
		title: {
			en: 'My download has been at 99 per cent for an hour. Is it dead?',
			fr: 'Mon téléchargement est bloqué à 99 % depuis une heure. Est-il mort ?',
			es: 'La descarga lleva una hora en el 99 %. ¿Se ha muerto?',
		},
		description: {
			en: `<p>Most likely it is unpacking. The last file of Emberwick alone holds all four hundred lanterns, and an old hard disk needs up to forty minutes for it without showing any progress.</p>
<p>Look at the disk light or at the task manager. If the disk is busy, wait. If nothing has moved for ten minutes:</p>
<ol><li>Pause the download, count to twenty, resume.</li><li>In Steam, choose <em>Settings, Downloads, Clear cache</em>. In GOG Galaxy, restart the client.</li><li>Pick another download region; the nearest one is not always the quickest on a release day.</li></ol>
<p>On a console, put it in rest mode for a minute. Nothing that has already been downloaded is lost by any of this.</p>`,
			fr: `<p>Il est sans doute en train de décompresser. Le dernier fichier d’Emberwick contient à lui seul les quatre cents lanternes : un vieux disque dur peut y passer quarante minutes sans que la barre avance.</p>
<p>Regardez le voyant du disque ou le gestionnaire des tâches. S’il travaille, patientez. Si rien ne bouge depuis dix minutes :</p>
<ol><li>Mettez en pause, comptez jusqu’à vingt, reprenez.</li><li>Dans Steam, ouvrez <em>Paramètres, Téléchargements, Vider le cache</em>. Dans GOG Galaxy, redémarrez le client.</li><li>Changez de région de téléchargement ; la plus proche n’est pas toujours la plus rapide un jour de sortie.</li></ol>
<p>Sur console, une minute de mode repos suffit souvent. Rien de ce qui est déjà téléchargé ne sera perdu.</p>`,
			es: `<p>Lo más probable es que esté descomprimiendo. El último archivo de Emberwick contiene él solo los cuatrocientos faroles, y un disco duro veterano puede tardar cuarenta minutos sin que la barra se mueva.</p>
<p>Mira la luz del disco o el administrador de tareas. Si trabaja, espera. Si lleva diez minutos quieto:</p>
<ol><li>Pausa la descarga, cuenta hasta veinte y reanúdala.</li><li>En Steam, abre <em>Parámetros, Descargas, Borrar caché</em>. En GOG Galaxy, reinicia el cliente.</li><li>Elige otra región de descarga; el día de un estreno, la más cercana no siempre es la más rápida.</li></ol>
<p>En consola suele bastar un minuto en modo reposo. Nada de lo ya descargado se pierde.</p>`,
		},
		category: 'installation',
		related: ['verify-game-files', 'disk-space-the-salt-crown'],
		reviewedAt: '2026-10-14T08:30:00Z',
	},
	{
		id: '303',
		slug: 'verify-game-files',
		title: {
			en: 'How do I check whether my game files are damaged?',
			fr: 'Comment savoir si les fichiers de mon jeu sont endommagés ?',
			es: '¿Cómo compruebo si los archivos del juego están dañados?',
		},
		description: {
			en: `<p>Missing textures, doors that lead to grey and crashes in one particular spot are the usual signs. The check compares every file with the original and fetches only what differs.</p>
<ul><li><strong>Steam:</strong> right-click the game, <em>Properties, Installed files, Verify integrity</em>.</li><li><strong>GOG Galaxy:</strong> open the game, the slider icon, <em>Manage installation, Verify / Repair</em>.</li><li><strong>Xbox app on PC:</strong> the three dots, <em>Manage, Files, Verify and repair</em>.</li></ul>
<p>Count on ten minutes for The Salt Crown from a fast drive and one for Thornhollow. Consoles have no such button: delete the game and install it afresh; saves are kept elsewhere. If the same file fails twice, <a href="/support/report">tell us which one</a>; the drive may be giving up.</p>`,
			fr: `<p>Des textures absentes, une porte qui s’ouvre sur du gris, un plantage toujours au même endroit : voilà les symptômes. La vérification compare chaque fichier à l’original et ne retélécharge que ce qui diffère.</p>
<ul><li><strong>Steam :</strong> clic droit sur le jeu, <em>Propriétés, Fichiers installés, Vérifier l’intégrité</em>.</li><li><strong>GOG Galaxy :</strong> ouvrez le jeu, l’icône de réglages, puis <em>Gérer l’installation, Vérifier / Réparer</em>.</li><li><strong>Application Xbox sur PC :</strong> les trois points, <em>Gérer, Fichiers, Vérifier et réparer</em>.</li></ul>
<p>Comptez dix minutes pour The Salt Crown sur un disque rapide, une seule pour Thornhollow. Les consoles n’offrent pas ce bouton : supprimez le jeu et réinstallez-le, les sauvegardes sont rangées ailleurs. Si le même fichier échoue deux fois, <a href="/support/report">dites-nous lequel</a> : c’est peut-être le disque qui fatigue.</p>`,
			es: `<p>Texturas que faltan, puertas que dan a un gris sin fondo o cierres siempre en el mismo sitio: esas son las señales. La comprobación compara cada archivo con el original y descarga lo que no coincide.</p>
<ul><li><strong>Steam:</strong> clic derecho en el juego, <em>Propiedades, Archivos instalados, Verificar integridad</em>.</li><li><strong>GOG Galaxy:</strong> abre el juego, el icono de ajustes y <em>Administrar instalación, Verificar / Reparar</em>.</li><li><strong>Aplicación de Xbox en PC:</strong> los tres puntos, <em>Administrar, Archivos, Comprobar y reparar</em>.</li></ul>
<p>The Salt Crown tarda diez minutos en un disco rápido; Thornhollow, uno. Las consolas no tienen ese botón: borra el juego y reinstálalo; las partidas están en otra parte. Si falla dos veces el mismo archivo, <a href="/support/report">dinos cuál</a>: quizá el disco esté pidiendo el relevo.</p>`,
		},
		category: 'installation',
		related: ['download-stuck', 'black-screen-at-start', 'save-is-damaged'],
		reviewedAt: '2026-09-08T10:00:00Z',
	},
	{
		id: '304',
		slug: 'brine-gate-missing',
		title: {
			en: 'I have updated The Salt Crown. Where is the Brine Gate?',
			fr: 'J’ai mis à jour The Salt Crown. Où est la porte des Saumures ?',
			es: 'He actualizado The Salt Crown. ¿Dónde está la Puerta de la Salmuera?',
		},
		description: {
			en: `<p>At the foot of the Citadel, behind the dyers’ steps, where a blank wall used to be. It appears the next time your caravan <em>enters</em> the Citadel, so if you saved inside, walk out to the plain, camp one night and come back.</p>
<p>Still a wall? Look at the bottom left of the title screen. It should read <strong>1.2.0</strong> or more.</p>
<ul><li>If it says 1.1.4, the update (6 GB) has not arrived: restart your console or store client.</li><li>If it says 1.2.0 and your reign is in its first chapter, play on. Ysolde Marrow does not visit beginners.</li></ul>`,
			fr: `<p>Au pied de la Citadelle, derrière l’escalier des teinturiers, là où se dressait un mur aveugle. Elle apparaît quand votre caravane <em>entre</em> dans la ville : si vous avez sauvegardé à l’intérieur, ressortez sur la plaine, campez une nuit et revenez.</p>
<p>Toujours un mur ? Regardez en bas à gauche de l’écran titre. Vous devez y lire <strong>1.2.0</strong> au moins.</p>
<ul><li>S’il est écrit 1.1.4, la mise à jour (6 Go) n’est pas arrivée : redémarrez la console ou le client de la boutique.</li><li>S’il est écrit 1.2.0 et que votre règne en est au premier chapitre, poursuivez. Ysolde Marrow ne rend pas visite aux débutants.</li></ul>`,
			es: `<p>Al pie de la Ciudadela, detrás de la escalera de los tintoreros, donde antes había una pared ciega. Aparece cuando tu caravana <em>entra</em> en la ciudad: si guardaste dentro, sal a la llanura, acampa una noche y vuelve.</p>
<p>¿Sigue habiendo pared? Mira abajo a la izquierda en la pantalla de título. Tiene que poner <strong>1.2.0</strong> o más.</p>
<ul><li>Si pone 1.1.4, la actualización (6 GB) no ha llegado: reinicia la consola o el cliente de la tienda.</li><li>Si pone 1.2.0 y tu reinado va por el primer capítulo, sigue jugando. Ysolde Marrow no visita a principiantes.</li></ul>`,
		},
		category: 'installation',
		related: ['disk-space-the-salt-crown'],
		reviewedAt: '2026-11-17T11:20:00Z',
	},
	{
		id: '305',
		slug: 'quarrel-of-moons-new-mac',
		title: {
			en: 'Will A Quarrel of Moons run on a new Mac?',
			fr: 'A Quarrel of Moons fonctionne-t-il sur un Mac récent ?',
			es: '¿Funciona A Quarrel of Moons en un Mac reciente?',
		},
		description: {
			en: `<p>Yes, since the anniversary update of May 2025. That version (2.0, 11.3 GB) runs natively on Apple’s own chips and needs macOS 13 or later with 8 GB of memory.</p>
<p>If you still get the old one, which bounces once in the dock and vanishes, your store has kept you on the archive branch:</p>
<ol><li>In Steam, open the game’s <em>Properties, Betas</em> and set it to <em>None</em>.</li><li>In GOG Galaxy, choose <em>Manage installation, Configure, Beta channels</em> and switch it off.</li></ol>
<p>Machines with macOS 10.14 or older keep version 1.9, which works as it always did, cat included. Saves travel from 1.9 to 2.0 but not back.</p>`,
			fr: `<p>Oui, depuis la mise à jour anniversaire de mai 2025. Cette version (2.0, 11,3 Go) tourne directement sur les puces d’Apple et demande macOS 13 ou plus récent, avec 8 Go de mémoire.</p>
<p>Si vous recevez encore l’ancienne, celle dont l’icône rebondit une fois dans le Dock avant de disparaître, c’est que votre boutique vous a laissé sur la branche d’archive :</p>
<ol><li>Dans Steam, ouvrez <em>Propriétés, Bêtas</em> et choisissez <em>Aucune</em>.</li><li>Dans GOG Galaxy, passez par <em>Gérer l’installation, Configurer, Canaux bêta</em> et désactivez.</li></ol>
<p>Les machines restées sous macOS 10.14 gardent la version 1.9, fidèle au poste, chat compris. Une sauvegarde passe de la 1.9 à la 2.0, jamais dans l’autre sens.</p>`,
			es: `<p>Sí, desde la actualización de aniversario de mayo de 2025. Esa versión (2.0, 11,3 GB) funciona de forma nativa con los chips de Apple y necesita macOS 13 o posterior y 8 GB de memoria.</p>
<p>Si todavía te llega la antigua, la que da un saltito en el Dock y desaparece, tu tienda te ha dejado en la rama de archivo:</p>
<ol><li>En Steam, ve a <em>Propiedades, Betas</em> y elige <em>Ninguna</em>.</li><li>En GOG Galaxy, entra en <em>Administrar instalación, Configurar, Canales beta</em> y desactívalo.</li></ol>
<p>Los equipos con macOS 10.14 o anterior conservan la 1.9, que funciona como siempre, gato incluido. Las partidas pasan de la 1.9 a la 2.0, pero no vuelven.</p>`,
		},
		category: 'installation',
		related: ['thornhollow-linux-handhelds', 'verify-game-files'],
		reviewedAt: '2026-03-19T14:00:00Z',
	},
	{
		id: '306',
		slug: 'thornhollow-linux-handhelds',
		title: {
			en: 'Does Thornhollow work on Linux and on handheld PCs?',
			fr: 'Thornhollow marche-t-il sous Linux et sur les PC portables de jeu ?',
			es: '¿Thornhollow funciona en Linux y en consolas portátiles de PC?',
		},
		description: {
			en: `<p>It has had a Linux version since its first day, because one of the six people above the bakery owned nothing else. It asks for 900 MB, a 64-bit system with glibc 2.31 and a graphics card younger than the game.</p>
<p>On handhelds choose the native build rather than a compatibility layer, otherwise the dog’s bark comes half a second late. The text grows by itself on screens under nine inches.</p>
<p>GOG’s offline installer needs to be told that it may run:</p>
<ol><li>Open its properties and allow execution.</li><li>Start it and choose a folder in your home, not one that belongs to the system.</li></ol>
<p>Our other games are tested on Windows only, though plenty of you write that they run.</p>`,
			fr: `<p>Le jeu existe sous Linux depuis le premier jour : l’une des six personnes installées au-dessus de la boulangerie n’avait rien d’autre. Il lui faut 900 Mo, un système 64 bits avec glibc 2.31 et une carte graphique plus jeune que lui.</p>
<p>Sur une machine portable, préférez la version native à une couche de compatibilité, sans quoi le chien aboie avec une demi-seconde de retard. Le texte grossit tout seul sur les écrans de moins de neuf pouces.</p>
<p>L’installateur hors ligne de GOG attend une permission :</p>
<ol><li>Ouvrez ses propriétés et autorisez l’exécution.</li><li>Lancez-le et choisissez un dossier personnel plutôt qu’un dossier du système.</li></ol>
<p>Nous ne testons nos autres jeux que sous Windows, même si vous êtes nombreux à nous écrire qu’ils tournent.</p>`,
			es: `<p>Hay versión para Linux desde el primer día, porque una de las seis personas de encima de la panadería no tenía otra cosa. Pide 900 MB, un sistema de 64 bits con glibc 2.31 y una tarjeta gráfica más joven que el propio juego.</p>
<p>En las portátiles, elige la versión nativa y no una capa de compatibilidad; si no, el ladrido del perro llega medio segundo tarde. En pantallas de menos de nueve pulgadas la letra crece sola.</p>
<p>Al instalador sin conexión de GOG hay que darle permiso:</p>
<ol><li>Abre sus propiedades y permite que se ejecute.</li><li>Ponlo en marcha y elige una carpeta tuya, no una del sistema.</li></ol>
<p>El resto de nuestros juegos solo los probamos en Windows, aunque muchos nos contáis que funcionan.</p>`,
		},
		category: 'installation',
		related: ['controller-not-recognised'],
		reviewedAt: '2026-05-06T09:45:00Z',
	},
	{
		id: '307',
		slug: 'black-screen-at-start',
		title: {
			en: 'The Salt Crown starts with sound but a black screen. What can I do?',
			fr: 'The Salt Crown démarre avec le son, mais l’écran reste noir. Que faire ?',
			es: 'The Salt Crown arranca con sonido y la pantalla en negro. ¿Qué hago?',
		},
		description: {
			en: `<p>You hear the wind and see nothing: on a PC that is nearly always the graphics driver, or a second screen that has been unplugged since you last played.</p>
<ol><li>Press <strong>Alt + Enter</strong>. If a window appears, choose your display under <em>Options, Picture, Screen</em>.</li><li>Install the current driver: 572 or newer for NVIDIA, 25.3 for AMD, 32.0.101 for Intel.</li><li>Turn off overlays that count frames or record.</li><li>Start once with <em>Safe picture</em>, which your store offers beside the Play button.</li></ol>
<p>If it stays dark, send us the file <em>first-light.log</em> from the game’s folder in your documents through <a href="/support/report">the report form</a>. It is small and tells us which of eleven things went wrong.</p>`,
			fr: `<p>Vous entendez le vent et ne voyez rien : sur PC, c’est presque toujours le pilote graphique, ou un second écran débranché depuis la dernière partie.</p>
<ol><li>Appuyez sur <strong>Alt + Entrée</strong>. Si une fenêtre apparaît, choisissez votre écran dans <em>Options, Image, Affichage</em>.</li><li>Installez un pilote à jour : 572 ou plus chez NVIDIA, 25.3 chez AMD, 32.0.101 chez Intel.</li><li>Coupez les surcouches qui comptent les images ou enregistrent.</li><li>Lancez une fois le jeu en <em>Image de secours</em>, à côté du bouton Jouer de votre boutique.</li></ol>
<p>S’il fait toujours nuit, joignez le fichier <em>first-light.log</em>, rangé dans le dossier du jeu parmi vos documents, à <a href="/support/report">votre signalement</a>. Il est minuscule et nous dit laquelle de onze choses a mal tourné.</p>`,
			es: `<p>Se oye el viento y no se ve nada: en PC casi siempre es el controlador gráfico, o una segunda pantalla desenchufada desde la última vez.</p>
<ol><li>Pulsa <strong>Alt + Intro</strong>. Si aparece una ventana, elige tu monitor en <em>Opciones, Imagen, Pantalla</em>.</li><li>Instala un controlador al día: 572 o posterior en NVIDIA, 25.3 en AMD, 32.0.101 en Intel.</li><li>Apaga los programas superpuestos que cuentan fotogramas o graban.</li><li>Arranca una vez con <em>Imagen segura</em>, junto al botón Jugar de tu tienda.</li></ol>
<p>Si sigue a oscuras, mándanos con <a href="/support/report">el formulario de incidencias</a> el archivo <em>first-light.log</em>, que está en la carpeta del juego, en tus documentos. Pesa poco y nos dice cuál de once cosas ha fallado.</p>`,
		},
		category: 'installation',
		related: ['verify-game-files'],
		reviewedAt: '2026-10-22T16:10:00Z',
	},
];
