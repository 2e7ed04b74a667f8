import type { DemoFaq } from '../types.ts';

export const controls: DemoFaq[] = [
	{
		id: '335',
		slug: 'change-keys-and-buttons',
		title: {
			en: 'Can I change every key and button?',
			fr: 'Puis-je modifier toutes les touches et tous les boutons ?',
			es: '¿Puedo cambiar todas las teclas y los botones?',
		},
		description: {
			en: `<p>In The Salt Crown, The Glass Regent and Emberwick, all of them, under <em>Options, Controls</em>, for keyboard, mouse and controller separately. Two actions may share a key if they never meet, and the game warns you if they do.</p>
<p>The older ones are more set in their ways:</p>
<ul><li><strong>Lowtide</strong> lets you change everything except <em>Esc</em>.</li><li><strong>A Quarrel of Moons</strong> does so since version 2.0, on PC and Mac only.</li><li><strong>Thornhollow</strong> has six keys and an opinion about each. Edit <em>keys.txt</em> in its folder; the first line explains how.</li></ul>
<p>Bindings travel with cloud saves, so they also follow you to another computer. <em>Back to how it was</em> undoes everything at one press.</p>`,
			fr: `<p>Dans The Salt Crown, The Glass Regent et Emberwick, oui, toutes, sous <em>Options, Commandes</em>, séparément pour le clavier, la souris et la manette. Deux actions peuvent partager une touche si elles ne se croisent jamais ; dans le cas contraire, le jeu vous prévient.</p>
<p>Les plus anciens ont leurs habitudes :</p>
<ul><li><strong>Lowtide</strong> laisse tout changer, sauf <em>Échap</em>.</li><li><strong>A Quarrel of Moons</strong> le permet depuis la 2.0, sur PC et Mac seulement.</li><li><strong>Thornhollow</strong> a six touches et un avis sur chacune. Modifiez <em>keys.txt</em> dans son dossier ; la première ligne explique tout.</li></ul>
<p>Vos réglages voyagent avec les sauvegardes en ligne et vous suivent d’un ordinateur à l’autre. <em>Comme avant</em> annule tout d’une pression.</p>`,
			es: `<p>En The Salt Crown, The Glass Regent y Emberwick, todas, en <em>Opciones, Controles</em>, y por separado para teclado, ratón y mando. Dos acciones pueden compartir tecla si nunca coinciden; si coinciden, el juego te avisa.</p>
<p>Los más antiguos tienen sus manías:</p>
<ul><li><strong>Lowtide</strong> deja cambiarlo todo menos <em>Esc</em>.</li><li><strong>A Quarrel of Moons</strong>, desde la versión 2.0 y solo en PC y Mac.</li><li><strong>Thornhollow</strong> tiene seis teclas y una opinión sobre cada una. Edita <em>keys.txt</em> en su carpeta; la primera línea explica cómo.</li></ul>
<p>La configuración viaja con las partidas en la nube y te sigue a otro ordenador. <em>Como estaba</em> lo deshace todo de una vez.</p>`,
		},
		category: 'controls',
		related: ['controller-not-recognised', 'larger-text'],
		reviewedAt: '2026-06-03T09:00:00Z',
	},
	{
		id: '336',
		slug: 'larger-text',
		title: {
			en: 'The text is too small for my television. Can I make it larger?',
			fr: 'Le texte est trop petit sur ma télévision. Peut-on l’agrandir ?',
			es: 'La letra se ve muy pequeña en mi televisor. ¿Se puede agrandar?',
		},
		description: {
			en: `<p>Yes. In The Salt Crown the choice comes up before the title screen; afterwards it lives in <em>Options, Reading</em>:</p>
<ul><li>Text from 100 to 250 per cent, menus and journal included</li><li>A plain typeface instead of the handwriting</li><li>Subtitles with the speaker’s name, a dark band behind them and up to three lines</li></ul>
<p>Emberwick and The Glass Regent go up to 200 per cent. A Quarrel of Moons learned it for its tenth birthday. In Lowtide only the subtitles grow; the ledgers do not, but <strong>hold the left stick</strong> and a reading glass appears.</p>
<p>Thornhollow scales with the window, so a smaller resolution helps. If something stays illegible, <a href="/support/report">show us</a>. A picture from the sofa says more than a size.</p>`,
			fr: `<p>Oui. Dans The Salt Crown, la question est posée avant l’écran titre ; on la retrouve ensuite sous <em>Options, Lecture</em> :</p>
<ul><li>Texte de 100 à 250 %, menus et journal compris</li><li>Caractères simples au lieu de l’écriture manuscrite</li><li>Sous-titres avec le nom de qui parle, sur bande sombre, jusqu’à trois lignes</li></ul>
<p>Emberwick et The Glass Regent montent à 200 %. A Quarrel of Moons s’y est mis pour ses dix ans. Dans Lowtide, seuls les sous-titres grandissent ; pour les livres de comptes, <strong>maintenez le stick gauche</strong> et une loupe apparaît.</p>
<p>Thornhollow suit la taille de la fenêtre : baissez la résolution. Si quelque chose reste illisible, <a href="/support/report">montrez-le-nous</a>. Une photo prise du canapé vaut mieux qu’une mesure.</p>`,
			es: `<p>Sí. En The Salt Crown te lo preguntamos antes de la pantalla de título; después está en <em>Opciones, Lectura</em>:</p>
<ul><li>Texto del 100 al 250 %, con menús y diario</li><li>Letra de imprenta en vez de manuscrita</li><li>Subtítulos con el nombre de quien habla, sobre banda oscura y de hasta tres líneas</li></ul>
<p>Emberwick y The Glass Regent llegan al 200 %. A Quarrel of Moons aprendió en su décimo cumpleaños. En Lowtide solo crecen los subtítulos; para los libros de cuentas, <strong>mantén pulsado el stick izquierdo</strong> y saldrá una lupa.</p>
<p>Thornhollow se ajusta a la ventana, así que ayuda bajar la resolución. Si algo sigue sin leerse, <a href="/support/report">enséñanoslo</a>: una foto desde el sofá vale más que una medida.</p>`,
		},
		category: 'controls',
		related: ['colour-vision', 'menus-read-aloud'],
		reviewedAt: '2026-11-05T10:45:00Z',
		featured: true,
	},
	{
		id: '337',
		slug: 'colour-vision',
		title: {
			en: 'I am colour-blind. Can I tell the two moons apart?',
			fr: 'Je suis daltonien. Vais-je distinguer les deux lunes ?',
			es: 'Soy daltónico. ¿Podré distinguir las dos lunas?',
		},
		description: {
			en: `<p>You can. Since version 2.0 the younger moon of A Quarrel of Moons carries a ring and the elder a scar, in the sky as well as in every icon. If that is too subtle, <em>Options, Sky, Name the moon</em> writes it into the corner.</p>
<p>In our later games nothing depends on hue alone. The Salt Crown marks the age of its walls with texture, friends with a round outline and enemies with a jagged one; all outlines can be recoloured. The Glass Regent gives its eleven houses eleven patterns.</p>
<p>One weak spot is left: the wires in Lowtide’s lighthouse. The answer is <em>left, left, right</em>. Consider it a gift.</p>`,
			fr: `<p>Sans peine. Depuis la version 2.0, la lune cadette d’A Quarrel of Moons porte un anneau et l’aînée une cicatrice, dans le ciel comme sur chaque icône. Trop discret ? <em>Options, Ciel, Nommer la lune</em> l’écrit dans un coin.</p>
<p>Dans nos jeux plus récents, rien ne tient à la seule couleur. The Salt Crown distingue l’âge de ses murs par leur grain, cerne les alliés d’un trait rond et les ennemis d’un trait dentelé, dans les teintes que vous choisissez. The Glass Regent donne onze motifs à ses onze maisons.</p>
<p>Reste un point faible : les fils du phare de Lowtide. La réponse est <em>gauche, gauche, droite</em>. C’est cadeau.</p>`,
			es: `<p>Podrás. Desde la versión 2.0, la luna menor de A Quarrel of Moons lleva un anillo y la mayor una cicatriz, en el cielo y en todos los iconos. Si aún te parece poco, <em>Opciones, Cielo, Nombrar la luna</em> lo escribe en una esquina.</p>
<p>En los juegos posteriores nada depende solo del color. The Salt Crown indica la edad de los muros con su textura, rodea a los aliados con un trazo redondo y a los enemigos con uno dentado, y los colores los eliges tú. The Glass Regent da once dibujos a sus once casas.</p>
<p>Queda un punto débil: los cables del faro de Lowtide. La respuesta es <em>izquierda, izquierda, derecha</em>. Invita la casa.</p>`,
		},
		category: 'controls',
		related: ['larger-text'],
		reviewedAt: '2026-05-14T12:00:00Z',
	},
	{
		id: '338',
		slug: 'controller-not-recognised',
		title: {
			en: 'My controller does nothing. How do I wake it up?',
			fr: 'Ma manette ne répond pas. Comment la réveiller ?',
			es: 'El mando no hace nada. ¿Cómo lo despierto?',
		},
		description: {
			en: `<p>Connect it <em>before</em> you start the game. The Salt Crown, Emberwick and A Quarrel of Moons 2.0 notice a late arrival; Lowtide and Thornhollow look only once.</p>
<ol><li>Unplug other devices that pretend to be controllers: wheels, flight sticks, one well-known brand of keyboard.</li><li>In Steam, right-click the game, <em>Properties, Controller</em>, and choose <em>Disable Steam Input</em>, or enable it if it is disabled.</li><li>Over Bluetooth, try a cable. If that works, update the controller’s own software.</li></ol>
<p>Buttons shown with the wrong letters? Set <em>Options, Controls, Symbols</em> by hand.</p>
<p>Walking by itself to the left is drift, a worn stick; a larger dead zone in the same menu hides it for a while.</p>`,
			fr: `<p>Branchez-la <em>avant</em> de lancer le jeu. The Salt Crown, Emberwick et A Quarrel of Moons 2.0 remarquent les retardataires ; Lowtide et Thornhollow ne regardent qu’une fois.</p>
<ol><li>Débranchez ce qui se fait passer pour une manette : volant, manche à balai, une célèbre marque de clavier.</li><li>Dans Steam, clic droit sur le jeu, <em>Propriétés, Manette</em>, puis désactivez <em>Steam Input</em>, ou activez-le s’il est éteint.</li><li>En Bluetooth, essayez un câble. Si cela marche, mettez à jour le logiciel de la manette.</li></ol>
<p>Les boutons affichent les mauvaises lettres ? Réglez <em>Options, Commandes, Symboles</em> à la main.</p>
<p>Un personnage qui part tout seul vers la gauche, c’est un stick usé ; une zone morte plus large, dans le même menu, masque le mal un temps.</p>`,
			es: `<p>Conéctalo <em>antes</em> de abrir el juego. The Salt Crown, Emberwick y A Quarrel of Moons 2.0 se dan cuenta si llega tarde; Lowtide y Thornhollow solo miran una vez.</p>
<ol><li>Desenchufa lo que se haga pasar por mando: volantes, palancas de vuelo, cierta marca famosa de teclados.</li><li>En Steam, clic derecho en el juego, <em>Propiedades, Mando</em>, y desactiva <em>Steam Input</em>, o actívalo si estaba apagado.</li><li>Si va por Bluetooth, prueba con cable. Si así funciona, actualiza el software del mando.</li></ol>
<p>¿Salen letras que no son? Ajusta a mano <em>Opciones, Controles, Símbolos</em>.</p>
<p>Si el personaje se va solo hacia la izquierda, el stick está gastado; una zona muerta mayor, en ese mismo menú, lo disimula un tiempo.</p>`,
		},
		category: 'controls',
		related: ['change-keys-and-buttons', 'thornhollow-linux-handhelds'],
		reviewedAt: '2026-07-16T13:30:00Z',
	},
	{
		id: '339',
		slug: 'stop-the-clock-in-lowtide',
		title: {
			en: 'The clock in Lowtide makes me nervous. Can I stop it?',
			fr: 'L’horloge de Lowtide m’angoisse. Peut-on l’arrêter ?',
			es: 'El reloj de Lowtide me pone nerviosa. ¿Se puede parar?',
		},
		description: {
			en: `<p>We built a game around it and still say: please do. <em>Options, Water</em> has four settings.</p>
<dl><dt>As it was</dt><dd>Six hours of land pass in forty minutes.</dd><dt>Neap tide</dt><dd>Ninety minutes, and the bell rings three times instead of once.</dd><dt>Slack water</dt><dd>The clock stands still whenever you read, speak, trade or open a door.</dd><dt>The long ebb</dt><dd>The sea goes out when you leave your room and returns when you do.</dd></dl>
<p>You may switch at any high tide. No ending is closed to you and no trophy is lost. One line of dialogue differs under <em>The long ebb</em>, and some say that it is the kindest in the game.</p>`,
			fr: `<p>Tout le jeu tourne autour d’elle, et pourtant : je vous en prie. <em>Options, Eau</em> propose quatre réglages.</p>
<dl><dt>Comme à l’origine</dt><dd>Les six heures de terre passent en quarante minutes.</dd><dt>Morte-eau</dt><dd>Quatre-vingt-dix minutes, et la cloche sonne trois fois au lieu d’une.</dd><dt>Étale</dt><dd>L’horloge s’arrête dès que vous lisez, parlez, marchandez ou ouvrez une porte.</dd><dt>Le long jusant</dt><dd>La mer se retire quand vous quittez votre chambre et revient quand vous rentrez.</dd></dl>
<p>On change à chaque marée haute. Aucune fin ne se ferme, aucun trophée ne se perd. Une seule réplique diffère dans <em>Le long jusant</em> ; certains la trouvent la plus tendre du jeu.</p>`,
			es: `<p>Construimos un juego entero a su alrededor y aun así te decimos: adelante. <em>Opciones, Agua</em> tiene cuatro ajustes.</p>
<dl><dt>Como era</dt><dd>Las seis horas de tierra pasan en cuarenta minutos.</dd><dt>Marea muerta</dt><dd>Noventa minutos, y la campana suena tres veces en lugar de una.</dd><dt>Agua parada</dt><dd>El reloj se detiene cuando lees, hablas, comercias o abres una puerta.</dd><dt>La larga bajamar</dt><dd>El mar se va cuando sales de tu cuarto y vuelve cuando vuelves tú.</dd></dl>
<p>Se puede cambiar en cada pleamar. No se te cierra ningún final ni pierdes ningún trofeo. En <em>La larga bajamar</em> cambia una frase, y hay quien dice que es la más tierna del juego.</p>`,
		},
		category: 'controls',
		related: ['change-keys-and-buttons'],
		reviewedAt: '2026-03-05T09:15:00Z',
	},
	{
		id: '340',
		slug: 'menus-read-aloud',
		title: {
			en: 'Can your games read menus and books aloud?',
			fr: 'Vos jeux peuvent-ils lire les menus et les livres à voix haute ?',
			es: '¿Vuestros juegos leen en voz alta los menús y los libros?',
		},
		description: {
			en: `<p>The Salt Crown does, in English, French, Spanish, German and Japanese. On first start, wait five seconds without touching anything and a voice asks whether you would like it. Later: <em>Options, Reading, Read aloud</em>.</p>
<p>It speaks menus, the journal, letters and the state of a battle, each on a key of its own. <strong>F2</strong>, or both sticks pressed, repeats the last thing said.</p>
<p>Emberwick reads its menus, though not the four hundred lantern labels, which were drawn by hand. Players who are blind have finished both and told us how; their notes are pinned in the <a href="https://forums.tallowandthorn.example">forums</a>. Our other games do not speak, and we would rather say so here than after you have paid.</p>`,
			fr: `<p>The Salt Crown le fait, en anglais, français, espagnol, allemand et japonais. Au premier lancement, ne touchez à rien pendant cinq secondes : une voix vous le propose. Plus tard, c’est sous <em>Options, Lecture, À voix haute</em>.</p>
<p>Menus, journal, lettres et état d’un combat ont chacun leur touche. <strong>F2</strong>, ou les deux sticks enfoncés, répète la dernière phrase.</p>
<p>Emberwick lit ses menus, mais pas les quatre cents étiquettes de lanternes, dessinées à la main. Des joueurs aveugles ont terminé l’un et l’autre et nous ont raconté comment ; leurs notes sont épinglées sur les <a href="https://forums.tallowandthorn.example">forums</a>. Nos autres jeux restent muets : autant le dire ici qu’après l’achat.</p>`,
			es: `<p>The Salt Crown sí, en inglés, francés, español, alemán y japonés. La primera vez, espera cinco segundos sin tocar nada y una voz te lo ofrecerá. Después está en <em>Opciones, Lectura, Leer en voz alta</em>.</p>
<p>Menús, diario, cartas y estado del combate tienen cada uno su tecla. Con <strong>F2</strong>, o pulsando los dos sticks, repite lo último.</p>
<p>Emberwick lee sus menús, pero no los cuatrocientos rótulos de los faroles, que están dibujados a mano. Personas ciegas han terminado ambos y nos han contado cómo; sus notas están fijadas en los <a href="https://forums.tallowandthorn.example">foros</a>. Los demás no hablan, y preferimos decirlo aquí y no cuando ya hayas pagado.</p>`,
		},
		category: 'controls',
		related: ['larger-text', 'change-keys-and-buttons'],
		reviewedAt: '2026-10-27T09:40:00Z',
	},
];
