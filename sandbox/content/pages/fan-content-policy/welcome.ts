import type { DemoBlock } from '../../types.ts';

/** What fans may do without asking. */
export const welcome: DemoBlock[] = [
	{
		type: 'section',
		title: { en: 'Streams and videos', fr: 'Diffusions et vidéos', es: 'Directos y vídeos' },
		html: {
			en: `<p>Stream and record any game of ours that is out, whole or in part, from first menu to last credit. Talk over it, cut it, criticise it, race through it. You may earn from it by the usual means of the place where you show it: advertising, subscriptions, tips, sponsors.</p>
<ul>
<li>Warn before endings. A line in the title is enough.</li>
<li>The in-game music is cleared for streams. If a claim reaches you all the same, send us the notice and we will have it lifted.</li>
<li>Games that are not out, or that you saw in a playtest, are off limits until we show them ourselves.</li>
</ul>`,
			fr: `<p>Diffusez et enregistrez n’importe lequel de nos jeux sortis, en tout ou en partie, du premier menu au dernier nom du générique. Commentez, coupez, critiquez, jouez contre la montre. Vous pouvez en tirer un revenu par les moyens habituels du lieu de diffusion : publicité, abonnements, pourboires, parrainages.</p>
<ul>
<li>Prévenez avant les fins. Une ligne dans le titre suffit.</li>
<li>La musique entendue en jeu est libérée pour la diffusion. Si une réclamation vous parvient quand même, transmettez-la-nous et nous la ferons lever.</li>
<li>Un jeu qui n’est pas sorti, ou que vous avez vu en séance de test, reste hors jeu tant que nous ne l’avons pas montré.</li>
</ul>`,
			es: `<p>Emite y graba cualquiera de nuestros juegos publicados, entero o a trozos, del primer menú al último crédito. Coméntalo, córtalo, critícalo, pásatelo a contrarreloj. Puedes ganar dinero con los medios habituales del sitio donde lo muestres: publicidad, suscripciones, propinas, patrocinios.</p>
<ul>
<li>Avisa antes de los finales. Basta una línea en el título.</li>
<li>La música que suena en el juego tiene los derechos resueltos para directos. Si aun así te llega una reclamación, mándanosla y haremos que la retiren.</li>
<li>Un juego sin publicar, o que viste en una prueba, queda fuera hasta que lo enseñemos nosotros.</li>
</ul>`,
		},
	},
	{
		type: 'section',
		title: { en: 'Pictures, prose, costume', fr: 'Images, récits, costumes', es: 'Dibujo, relato, disfraz' },
		html: {
			en: `<p>Draw them, paint them, knit them, marry them off. Write what happened the morning after. Comics, zines, dolls, maps, tattoos and stage plays in a school hall are all welcome, and the people and places of the seven games may appear in them by name. Where a story is meant for adults, mark it so, and keep characters who are children out of it.</p>
<p>Costumes may be worn anywhere, entered in competitions and photographed. Patterns and props may be shared or sold by whoever made them. We only ask that swords stay blunt.</p>`,
			fr: `<p>Dessinez-les, peignez-les, tricotez-les, mariez-les. Racontez ce qui s’est passé le lendemain matin. Bandes dessinées, fanzines, poupées, cartes, tatouages et pièces montées dans un préau d’école sont les bienvenus, et les gens comme les lieux des sept jeux peuvent y paraître sous leur nom. Si un récit s’adresse aux adultes, dites-le, et n’y mêlez aucun personnage enfant.</p>
<p>Un costume se porte partout, se présente aux concours et se laisse photographier. Les patrons et les accessoires peuvent être partagés ou vendus par qui les a faits. Nous demandons seulement que les épées ne coupent pas.</p>`,
			es: `<p>Dibújalos, píntalos, téjelos, cásalos. Escribe lo que pasó a la mañana siguiente. Cómics, fanzines, muñecos, mapas, tatuajes y obras en el salón de actos del instituto son bienvenidos, y la gente y los lugares de los siete juegos pueden salir con su nombre. Si una historia es para adultos, indícalo, y no metas en ella a personajes que sean menores.</p>
<p>El disfraz se puede llevar a cualquier parte, presentar a concursos y fotografiar. Los patrones y el atrezo los puede compartir o vender quien los haya hecho. Solo pedimos que las espadas no corten.</p>`,
		},
	},
	{
		type: 'section',
		title: { en: 'Music', fr: 'Musique', es: 'Música' },
		html: {
			en: `<p>Sing and play our songs, in your own arrangement, on a stage or a screen. Covers may earn money. Uploading the soundtrack itself, or a recording of the Gent choir with birdsong on top, may not.</p>`,
			fr: `<p>Chantez et jouez nos chansons, dans votre arrangement, sur scène ou à l’écran. Les reprises peuvent rapporter de l’argent. La mise en ligne de la bande originale elle-même, ou d’un enregistrement de la chorale de Gand agrémenté de chants d’oiseaux, est exclue.</p>`,
			es: `<p>Canta y toca nuestras canciones, con tus arreglos, en un escenario o en una pantalla. Con las versiones puedes ganar dinero. Subir la banda sonora tal cual, o una grabación del coro de Gante con pajaritos encima, no está permitido.</p>`,
		},
	},
	{
		type: 'section',
		title: { en: 'Mods and tools', fr: 'Mods et outils', es: 'Mods y herramientas' },
		html: {
			en: `<p>You may change your copy of a game and give others the means to do the same: new stories, repairs, translations, larger letters. A mod must</p>
<ol>
<li>be free, though people may tip its author;</li>
<li>require the game itself and not carry its files around;</li>
<li>leave copy protection and other players’ sessions alone.</li>
</ol>
<p>It may lift a model or a texture from one of our games into another. It may not lift anything from somebody else’s. We try not to break mods with updates, and fail about twice a year.</p>`,
			fr: `<p>Vous pouvez modifier votre exemplaire d’un jeu et donner aux autres de quoi en faire autant : nouvelles histoires, réparations, traductions, lettres plus grandes. Un mod doit</p>
<ol>
<li>être gratuit, les pourboires à son auteur restant permis ;</li>
<li>exiger le jeu lui-même sans en transporter les fichiers ;</li>
<li>laisser tranquilles la protection contre la copie et les parties des autres.</li>
</ol>
<p>Il peut emprunter un modèle ou une texture à l’un de nos jeux pour un autre. Il ne peut rien emprunter à ceux d’autrui. Nous tâchons de ne pas casser les mods à chaque mise à jour, et nous y échouons environ deux fois l’an.</p>`,
			es: `<p>Puedes modificar tu copia de un juego y dar a otros los medios para hacer lo mismo: historias nuevas, arreglos, traducciones, letras más grandes. Un mod debe</p>
<ol>
<li>ser gratuito, aunque quien lo hizo acepte propinas;</li>
<li>exigir el juego y no llevarse sus archivos de paseo;</li>
<li>dejar en paz la protección anticopia y las partidas ajenas.</li>
</ol>
<p>Puede llevar un modelo o una textura de un juego nuestro a otro nuestro. De los juegos de los demás, nada. Intentamos no romper los mods con cada actualización, y fracasamos unas dos veces al año.</p>`,
		},
	},
	{
		type: 'section',
		title: { en: 'Earning from it', fr: 'En tirer un revenu', es: 'Ganar dinero' },
		html: {
			en: `<p>Beyond what the chapters above allow, you may sell what you make by hand or in small runs: prints, pins, zines, candles. The limit is 300 pieces of one design, sold by you, at fairs or in your own shop. Commissions have no limit, for nobody can paint that fast. Companies, crowdfunding and anything larger need a licence.</p>
<p>Nothing you sell may look as if it came from us. That means not using our logos, our key art or screenshots as the goods themselves.</p>`,
			fr: `<p>Outre ce que permettent les chapitres précédents, vous pouvez vendre ce que vous faites à la main ou en petite série : tirages, épinglettes, fanzines, bougies. La limite est de 300 pièces par motif, vendues par vous, dans les salons ou dans votre propre boutique. Les commandes personnelles n’ont pas de limite, personne ne peint si vite. Sociétés, financement participatif et tout ce qui est plus grand passent par une licence.</p>
<p>Rien de ce que vous vendez ne doit avoir l’air de venir de chez nous : ni nos logos, ni nos affiches, ni des captures d’écran en guise de marchandise.</p>`,
			es: `<p>Además de lo que permiten los capítulos anteriores, puedes vender lo que hagas a mano o en tiradas pequeñas: láminas, pines, fanzines, velas. El límite son 300 piezas por diseño, vendidas por ti, en ferias o en tu propia tienda. Los encargos no tienen límite, porque nadie pinta tan deprisa. Las empresas, el micromecenazgo y todo lo que sea mayor necesitan licencia.</p>
<p>Nada de lo que vendas puede parecer nuestro: ni logotipos, ni ilustraciones oficiales, ni capturas de pantalla convertidas en mercancía.</p>`,
		},
	},
];
