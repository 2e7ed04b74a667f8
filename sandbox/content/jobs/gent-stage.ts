import type { DemoJob } from '../types.ts';

export const gentStage: DemoJob[] = [
	{
		id: '2007',
		title: {
			en: 'Animator, Creatures',
			fr: 'Animatrice ou animateur de créatures',
			es: 'Animador/a de criaturas',
		},
		team: 'Animation',
		location: 'gent',
		positionType: 'Full-time',
		remote: false,
		description: {
			en: `<p>Camels, to begin with. The Salt Crown has two and they have been called, in a review we framed, “the most convincing colleagues in the game”. The bar is therefore high, and it chews.</p>
<p>You would animate everything that walks on more than two legs or on none at all: oxen, herons, a dog that turns up in every game we make, and things from the Undercrust for which the word <em>legs</em> is still being discussed. Work is by keyframe. We tried a motion-capture suit on a Flemish draught horse once. The horse still has the suit.</p>
<p>Bram Verstraete leads the six animators here; the rigs come from Quebec, where they reply to bug reports with drawings. Twice a year the team spends a day at Planckendael with sketchbooks and no screens.</p>`,
			fr: `<p>Des chameaux, pour commencer. The Salt Crown en a deux, et une critique que nous avons encadrée y voit « les collègues les plus crédibles du jeu ». La barre est donc haute, et elle rumine.</p>
<p>Vous animeriez tout ce qui marche sur plus de deux pattes, ou sans : des bœufs, des hérons, un chien qui reparaît dans chacun de nos jeux et certains habitants de la Sous-Croûte pour lesquels le mot <em>patte</em> reste en débat. On travaille image clé par image clé. Un jour, nous avons passé une combinaison de capture à un cheval de trait flamand. Il l’a gardée.</p>
<p>Bram Verstraete dirige ici six personnes ; les squelettes viennent de Québec, où l’on répond aux rapports de bugs par des dessins. Deux fois par an, l’équipe passe la journée à Planckendael, carnets en main et sans écran.</p>`,
			es: `<p>Camellos, para empezar. The Salt Crown tiene dos, y una reseña que enmarcamos los llama «los compañeros más creíbles del juego». El listón, pues, está alto, y rumia.</p>
<p>Animarías todo lo que anda con más de dos patas o con ninguna: bueyes, garzas, un perro que sale en cada juego nuestro y ciertos vecinos de la Subcostra para los que la palabra <em>pata</em> sigue en discusión. Se trabaja por fotogramas clave. Una vez le pusimos un traje de captura a un caballo de tiro flamenco. El traje sigue siendo suyo.</p>
<p>Bram Verstraete dirige aquí a seis personas; los esqueletos llegan de Quebec, donde contestan a los informes de errores con dibujos. Dos veces al año el equipo pasa un día en Planckendael con cuadernos y sin pantallas.</p>`,
		},
		requirements: {
			en: `<p>A reel of at most ninety seconds in which an animal does something unheroic. Weight first, fur later.</p>
<p>We would like you to know gait charts by heart and then ignore them knowingly, to have worked with a state machine or blend tree in at least one shipped title, and to be easy about feedback, which here is given aloud, standing, with people acting out the beast in question. Maya is what we use. Blender users have settled in within a month.</p>`,
			fr: `<p>Une bande démo de quatre-vingt-dix secondes au plus, où un animal fait une chose sans gloire. Le poids d’abord, le pelage ensuite.</p>
<p>Idéalement, vous savez vos cycles de marche par cœur et les trahissez en connaissance de cause ; vous avez manié une machine à états ou un arbre de mélange sur un titre paru ; vous prenez bien les remarques, faites ici à voix haute, debout, et en mimant la bête. Nous employons Maya. Les habitués de Blender s’y sont faits en un mois.</p>`,
			es: `<p>Una bobina de noventa segundos como mucho en la que un animal haga algo poco heroico. Primero el peso; el pelo, después.</p>
<p>Nos gustaría que te supieras de memoria los ciclos de marcha y los traicionaras a sabiendas, que hubieras usado una máquina de estados o un árbol de mezcla en algún título publicado y que encajaras bien los comentarios, que aquí se hacen en voz alta, de pie e imitando al bicho. Usamos Maya; quien venía de Blender se adaptó en un mes.</p>`,
		},
		salary: { min: 4300000, max: 5400000, currency: 'EUR', per: 'year' },
		publishedAt: '2026-11-13T08:00:00Z',
		validThrough: '2027-03-15T22:59:59Z',
		categories: [{ location: 'gent', team: 'Animation' }],
	},
	{
		id: '2008',
		title: {
			en: 'Cinematics Editor',
			fr: 'Monteuse ou monteur de cinématiques',
			es: 'Montador/a de cinemáticas',
		},
		team: 'Cinematics',
		location: 'gent',
		positionType: 'Contract',
		remote: false,
		description: {
			en: `<p>This is a contract of nine months, from January to September, to cover a leave. It includes the whole of Wending’s launch.</p>
<p>Wending’s story scenes aren’t films. The fire burns, someone tells a tale, and who sits in the circle depends on whom you took along; a single scene may have to cut together in sixty ways. You would build those cuts as rules rather than as timelines: hold on the widow if she is there, on her empty place if she isn’t.</p>
<p>Your partners are the camera people in Barcelona, whom you see on a wall-sized screen most mornings and in person every sixth week. Trailers fall to you as well. There will be three, and the second may not contain the road. That was a bet, and Inés Ferrer intends to win it.</p>`,
			fr: `<p>Il s’agit d’un contrat de neuf mois, de janvier à septembre, pour un remplacement. Il couvre toute la sortie de Wending.</p>
<p>Les scènes de Wending ne sont pas des films. Le feu brûle, quelqu’un raconte, et le cercle dépend de qui vous avez emmené : une même veillée doit pouvoir se monter de soixante façons. Vous bâtiriez ces montages comme des règles plutôt que comme des pistes : rester sur la veuve si elle est là, sur sa place vide sinon.</p>
<p>Vous travailleriez avec l’équipe caméra de Barcelone, visible presque tous les matins sur un écran grand comme le mur, et en chair et en os toutes les six semaines. Les bandes-annonces vous reviennent aussi. Il y en aura trois, et la deuxième ne doit pas montrer la route : c’est un pari, qu’Inés Ferrer compte bien gagner.</p>`,
			es: `<p>Es un contrato de nueve meses, de enero a septiembre, por una sustitución. Coge entero el lanzamiento de Wending.</p>
<p>Las escenas de Wending no son películas. Arde el fuego, alguien cuenta algo, y quién forma el corro depende de a quién te llevaste; una misma velada tiene que poder montarse de sesenta maneras. Tú construirías esos cortes como reglas y no como líneas de tiempo: si está la viuda, quédate en ella; si no, en su hueco.</p>
<p>Tus cómplices son los de cámara en Barcelona, a quienes verás casi cada mañana en una pantalla del tamaño de la pared y cada seis semanas en persona. Los tráileres también te tocan. Habrá tres y en el segundo no puede salir el camino: es una apuesta, e Inés Ferrer piensa ganarla.</p>`,
		},
		requirements: {
			en: `<ul>
<li>Five years at an edit bench, for documentaries, drama or games. Documentary helps: you’ll know what to do with the shot nobody planned.</li>
<li>Comfort with an in-engine sequencer, or the curiosity to learn ours in three weeks.</li>
<li>Clear English, aloud and in notes.</li>
<li>A link to one scene you cut, plus two lines about what ended up on the floor.</li>
</ul>`,
			fr: `<ul>
<li>Cinq ans de montage, en documentaire, en fiction ou dans le jeu. Le documentaire aide : vous saurez quoi faire du plan que personne n’avait prévu.</li>
<li>De l’aisance avec un séquenceur intégré au moteur, ou la curiosité d’apprendre le nôtre en trois semaines.</li>
<li>Un anglais clair, à l’oral et dans les notes.</li>
<li>Un lien vers une scène que vous avez montée, et deux lignes sur ce qui a fini au panier.</li>
</ul>`,
			es: `<ul>
<li>Cinco años en una sala de montaje, de documental, ficción o juegos. El documental ayuda: sabrás qué hacer con el plano que nadie había previsto.</li>
<li>Soltura con un secuenciador dentro del motor, o curiosidad para aprender el nuestro en tres semanas.</li>
<li>Un inglés claro, de palabra y en las notas.</li>
<li>Un enlace a una escena montada por ti y dos líneas sobre lo que acabó en el suelo.</li>
</ul>`,
		},
		salary: { min: 380000, max: 450000, currency: 'EUR', per: 'month' },
		publishedAt: '2026-10-14T08:00:00Z',
		validThrough: '2026-12-31T22:59:59Z',
		categories: [
			{ location: 'gent', team: 'Cinematics' },
			{ location: 'barcelona', team: 'Cinematics' },
		],
	},
	{
		id: '2009',
		title: {
			en: 'Stage Manager, Motion Capture',
			fr: 'Régie de plateau, capture de mouvement',
			es: 'Regiduría de captura de movimiento',
		},
		team: 'Animation',
		location: 'gent',
		positionType: 'Full-time',
		remote: false,
		description: {
			en: `<p>Behind the kitchen lies a stage of twelve metres by nine, with forty-two cameras in its rafters and a line of tape that no one but you may move. On weekdays it captures movement. On Wednesday evenings the choir has it, and you will find pencils in odd places.</p>
<p>You would run it. That means:</p>
<ul>
<li>planning about ninety shooting days a year with Animation, Cinematics and the audio team in Guildford;</li>
<li>calibrating the volume before anyone has had breakfast;</li>
<li>looking after actors, fencers, a clog dancer, and once a family of acrobats;</li>
<li>labelling every take so that somebody in Barcelona can find it at four o’clock.</li>
</ul>
<p>Props are made from broom handles. Last year’s budget contained two hundred and eleven of them, and Finance has stopped asking.</p>`,
			fr: `<p>Derrière la cuisine se cache un plateau de douze mètres sur neuf, quarante-deux caméras dans la charpente et un ruban adhésif que vous seriez seul à pouvoir déplacer. En semaine, on y capte le mouvement. Le mercredi soir, la chorale l’occupe, et l’on retrouve des crayons partout.</p>
<p>Vous en auriez la charge, autrement dit :</p>
<ul>
<li>planifier quelque quatre-vingt-dix jours de tournage par an avec l’animation, les cinématiques et l’équipe son de Guildford ;</li>
<li>étalonner le volume avant le petit déjeuner de tout le monde ;</li>
<li>prendre soin d’acteurs, d’escrimeurs, d’une danseuse en sabots et, une fois, d’une famille d’acrobates ;</li>
<li>étiqueter chaque prise pour qu’à Barcelone on la retrouve à seize heures.</li>
</ul>
<p>Les accessoires sont des manches à balai. Le dernier budget en prévoyait deux cent onze, et les finances ne demandent plus rien.</p>`,
			es: `<p>Detrás de la cocina hay un escenario de doce metros por nueve, con cuarenta y dos cámaras entre las vigas y una cinta en el suelo que solo podrás mover tú. De lunes a viernes captura movimiento. Los miércoles por la noche es del coro, y luego aparecen lápices en los sitios más raros.</p>
<p>Llevarías el escenario, es decir:</p>
<ul>
<li>planificar unos noventa días de rodaje al año con Animación, Cinemáticas y el equipo de sonido de Guildford;</li>
<li>calibrar el volumen antes de que desayune nadie;</li>
<li>cuidar de actrices, esgrimistas, un bailarín de zuecos y, una vez, una familia de acróbatas;</li>
<li>etiquetar cada toma para que alguien la encuentre en Barcelona a las cuatro.</li>
</ul>
<p>El atrezo son palos de escoba. En el último presupuesto había doscientos once y Finanzas ya no pregunta.</p>`,
		},
		requirements: {
			en: `<p>You have run a stage, a studio floor or a small circus for three years or more, and people went home on time. Optical capture systems are learnable; calm isn’t.</p>
<p>Dutch and English both, since the riggers speak one and the actors mostly the other. You hold a first-aid certificate or will gladly get one at our expense. Some lifting, ladders up to six metres, and about ten evenings a year, given back as free mornings.</p>`,
			fr: `<p>Vous avez tenu pendant trois ans au moins une scène, un plateau ou un petit cirque, et tout le monde rentrait à l’heure. Les systèmes optiques s’apprennent ; le calme, non.</p>
<p>Le néerlandais et l’anglais sont tous deux nécessaires : les machinistes parlent l’un, les comédiens plutôt l’autre. Vous êtes secouriste, ou le deviendrez volontiers à nos frais. Un peu de port de charges, des échelles jusqu’à six mètres et une dizaine de soirées par an, rendues en matinées libres.</p>`,
			es: `<p>Llevas tres años o más al frente de un escenario, un plató o un circo pequeño, y la gente se iba a casa a su hora. Los sistemas ópticos se aprenden; la calma, no.</p>
<p>Hacen falta neerlandés e inglés, porque los maquinistas hablan uno y los intérpretes, casi siempre, el otro. Tienes un título de primeros auxilios o te lo sacarás a nuestra costa. Algo de peso, escaleras de hasta seis metros y unas diez tardes al año, que se devuelven en mañanas libres.</p>`,
		},
		salary: { min: 320000, max: 385000, currency: 'EUR', per: 'month' },
		publishedAt: '2026-09-07T08:00:00Z',
		validThrough: '2027-01-10T22:59:59Z',
		categories: [{ location: 'gent', team: 'Animation' }],
	},
];
