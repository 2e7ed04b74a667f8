import type { DemoBlock } from '../../types.ts';

/** What is made, bought and tested. */
export const playing: DemoBlock[] = [
	{
		type: 'section',
		title: { en: 'What is yours, what is ours', fr: 'À vous, à nous', es: 'Lo tuyo y lo nuestro' },
		html: {
			en: `<p>The worlds, texts, pictures, music and code on this site and in the games belong to the studio or to those who licensed them to us. Your account gives you a personal, non-exclusive right to use the services for as long as it exists. What fans may do beyond that, which is a good deal, is in the <a href="/fan-content-policy">fan content policy</a>.</p>
<p>What you write and send us stays yours. You let us store it, show it where you meant it to be shown, and adapt its format for that purpose, until you take it down. If you send us an idea for a game, we may use it without owing you anything; nor do we promise to be able to read sixty pages about your dragon.</p>`,
			fr: `<p>Les mondes, textes, images, musiques et programmes de ce site et des jeux appartiennent au studio ou à ceux qui nous les ont concédés. Votre compte vous donne, tant qu’il existe, un droit personnel et non exclusif d’utiliser les services. Ce que les fans peuvent faire de plus, et ce n’est pas rien, se trouve dans les <a href="/fan-content-policy">règles sur les créations de fans</a>.</p>
<p>Ce que vous écrivez et nous envoyez reste à vous. Vous nous autorisez à le conserver, à le montrer là où vous vouliez qu’il paraisse et à l’adapter à ce format, jusqu’à ce que vous le retiriez. Si vous nous envoyez une idée de jeu, nous pouvons l’utiliser sans rien vous devoir ; nous ne promettons pas non plus de lire soixante pages sur votre dragon.</p>`,
			es: `<p>Los mundos, textos, imágenes, música y código de este sitio y de los juegos son del estudio o de quienes nos los han licenciado. Mientras exista, tu cuenta te da un derecho personal y no exclusivo a usar los servicios. Lo que la afición puede hacer además de eso, que no es poco, está en las <a href="/fan-content-policy">normas sobre contenido de fans</a>.</p>
<p>Lo que escribes y nos envías sigue siendo tuyo. Nos dejas guardarlo, mostrarlo donde querías que se viera y adaptar su formato para ello, hasta que lo retires. Si nos mandas una idea para un juego, podremos usarla sin deberte nada; tampoco prometemos leer sesenta páginas sobre tu dragón.</p>`,
		},
	},
	{
		type: 'section',
		title: { en: 'Games and goods', fr: 'Jeux et objets', es: 'Juegos y objetos' },
		html: {
			en: `<p>Nothing is sold on this website. Games come from the platforms; prints, candles and mugs from our regional stores for North America, Europe and Asia Pacific, which are sites of their own. Your contract of sale is with the seller named there, and price, delivery, withdrawal and refund follow that seller’s terms and the law of sale. If the goods are faulty you keep every statutory right against the seller, and if a digital service of ours is not what it should be, against us.</p>
<p>Digital extras are gifts that come with a game or a link. They have no value in money and cannot be traded.</p>`,
			fr: `<p>Rien ne se vend sur ce site. Les jeux viennent des plateformes ; les estampes, les bougies et les tasses, de nos boutiques régionales d’Amérique du Nord, d’Europe et d’Asie-Pacifique, qui sont des sites distincts. Votre contrat de vente vous lie au vendeur qui y est nommé ; prix, livraison, rétractation et remboursement suivent ses conditions et le droit de la vente. Si un article est défectueux, vous gardez contre le vendeur toutes vos garanties légales ; si l’un de nos services numériques n’est pas conforme, vous les avez contre nous.</p>
<p>Les bonus numériques sont des cadeaux attachés à un jeu ou à un lien. Ils n’ont aucune valeur marchande et ne s’échangent pas.</p>`,
			es: `<p>En este sitio no se vende nada. Los juegos se compran en las plataformas; las láminas, las velas y las tazas, en nuestras tiendas de Norteamérica, Europa y Asia-Pacífico, que son sitios aparte. El contrato de compra es con quien figure allí como vendedor, y el precio, la entrega, el desistimiento y los reembolsos siguen sus condiciones y la ley. Si un artículo sale defectuoso, conservas todas las garantías legales frente al vendedor; si el que falla es un servicio digital nuestro, las tienes frente a nosotros.</p>
<p>Los extras digitales son regalos que vienen con un juego o un vínculo. No valen dinero ni se pueden intercambiar.</p>`,
		},
	},
	{
		type: 'section',
		title: { en: 'Playtests', fr: 'Séances de test', es: 'Pruebas de juego' },
		html: {
			en: `<p>Signing up under <a href="/playtests">playtests</a> is an offer of your time, not a promise of a chair. You must be over eighteen, fluent in reading and writing English, and free for at least one whole day in the room. Before you play you sign a non-disclosure agreement, and it means what it says: what you see is unfinished, other people’s surprise depends on you, and so does ours. No photographs, streams, notes taken home or hints on the forums until the game is public.</p>
<p>Rewards are announced with each session and are no wage. You may leave at any time, and you may <a href="/playtests/withdraw">withdraw your sign-up</a> before the day.</p>`,
			fr: `<p>S’inscrire aux <a href="/playtests">séances de test</a>, c’est proposer son temps, non réserver un fauteuil. Il faut avoir plus de dix-huit ans, lire et écrire couramment l’anglais et disposer d’au moins une journée entière sur place. Avant de jouer, vous signez un accord de confidentialité, et il faut le prendre au mot : ce que vous voyez n’est pas fini, la surprise des autres dépend de vous, et la nôtre aussi. Ni photo, ni diffusion, ni notes emportées, ni allusion sur les forums avant que le jeu soit public.</p>
<p>Les récompenses sont annoncées à chaque séance et ne sont pas un salaire. Vous pouvez partir quand vous voulez, et <a href="/playtests/withdraw">retirer votre inscription</a> avant le jour dit.</p>`,
			es: `<p>Apuntarte a las <a href="/playtests">pruebas</a> es ofrecer tu tiempo, no reservar una silla. Hay que tener más de dieciocho años, leer y escribir inglés con soltura y disponer de un día entero, como mínimo, en la sala. Antes de jugar firmas un acuerdo de confidencialidad, y va en serio: lo que ves está sin terminar, la sorpresa de los demás depende de ti y la nuestra también. Ni fotos, ni emisiones, ni notas que salgan de la sala, ni insinuaciones en los foros hasta que el juego sea público.</p>
<p>Las recompensas se anuncian con cada sesión y no son un sueldo. Puedes irte cuando quieras y <a href="/playtests/withdraw">retirar tu inscripción</a> antes del día.</p>`,
		},
	},
];
