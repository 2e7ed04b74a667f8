import { picture } from '../pictures.ts';
import type { DemoNewsItem } from '../types.ts';
import { tags } from './tags.ts';

export const fourteenWaysToAddressAQueen: DemoNewsItem = {
	id: '122',
	slug: 'fourteen-ways-to-address-a-queen',
	title: {
		en: 'Fourteen ways to address a queen',
		fr: 'Quatorze façons de s’adresser à une reine',
		es: 'Catorce maneras de dirigirse a una reina',
	},
	summary: {
		en: 'English has one “you”. Japanese asks who is kneeling, and Polish wants to know whether she is dead.',
		fr: 'L’anglais n’a qu’un « you ». Le japonais demande qui s’agenouille, et le polonais veut savoir si elle est morte.',
		es: 'El inglés tiene un solo «you». El japonés pregunta quién se arrodilla y el polaco quiere saber si ha muerto.',
	},
	body: {
		en: `<p>Three of our languages are written at the same table. The other eleven are made in Dublin, by people who used to get the text at the end and now get it every Friday. Their first reply to the opening scene of The Salt Crown was a list of questions. The scene has one line: “You were late.” It is spoken to an empty throne.</p>
<p>Who is speaking, asked Tokyo-born Haruka Ono, and how much does he fear her? Is the queen addressed as somebody present, asked Warsaw, because then she is in another case. Korean offered six endings, from loving to treasonable. Czech inquired whether the speaker was a man. We had not decided. It turned out that we had to.</p>
<h2>The crown has a gender</h2>
<p>In French and Spanish it is feminine, in German too; in Dutch nobody is quite sure. This matters because for eleven hours the claimants call it “she” and only later learn why. In Turkish and Finnish, which have no “she” at all, the secret had to be hidden elsewhere. It is now in the weather report.</p>
<h2>Right to left</h2>
<p>Arabic turned the whole interface round, save one thing. The map shows the caravan moving west, to the left. Should a mirrored map make it walk east? Our translator in Amman settled it within a minute: “The sea is where the sea is.”</p>
<p>What this costs is two days for every written hour. What we get is fourteen groups of people who notice things early. The last question on that first list came from Brazil. If the throne is empty, who is holding the door? Nobody had drawn anyone at the door. Look again when you play it.</p>`,
		fr: `<p>Trois de nos langues s’écrivent à la même table. Les onze autres prennent forme à Dublin, grâce à des gens qui recevaient autrefois le texte à la fin et le reçoivent désormais chaque vendredi. À la scène d’ouverture de The Salt Crown, ils ont d’abord répondu par une liste de questions. Elle ne contient pourtant qu’une réplique, lancée à un trône vide, et l’anglais la dit en trois mots : « You were late. »</p>
<p>Qui parle, a demandé Haruka Ono, née à Tokyo, et à quel point craint-il la reine ? Lui parle-t-on comme à une présente, s’est enquis Varsovie, car le cas ne serait pas le même. Le coréen proposait six terminaisons, de l’amour à la haute trahison. Le tchèque voulait savoir si l’on avait affaire à un homme. Nous n’avions rien décidé. Il a bien fallu.</p>
<h2>Le sexe de la couronne</h2>
<p>Féminine en français, en espagnol, en allemand ; en néerlandais, les avis sont partagés. Or, pendant onze heures, les prétendants disent « elle » et n’apprennent que plus tard pourquoi. Le turc et le finnois, qui n’ont pas de féminin, ont obligé à cacher le secret ailleurs. Il loge à présent dans le bulletin météo.</p>
<h2>De droite à gauche</h2>
<p>L’arabe a retourné toute l’interface, à une chose près. Sur la carte, la caravane va vers l’ouest, donc vers la gauche. Une carte en miroir devait-elle l’envoyer à l’est ? À Amman, notre traductrice a tranché en une minute : « La mer est là où est la mer. »</p>
<p>Le prix de tout cela : deux jours par heure écrite. Le gain : quatorze équipes qui remarquent les choses à temps. La dernière question de cette première liste venait du Brésil. Si le trône est vide, qui tient la porte ? Personne n’avait dessiné qui que ce soit à la porte. Regardez mieux, le moment venu.</p>`,
		es: `<p>Tres de nuestros idiomas se escriben en la misma mesa. Los otros once se hacen en Dublín, de la mano de gente que antes recibía el texto al final y ahora lo recibe cada viernes. A la primera escena de The Salt Crown contestaron con una lista de preguntas. La escena tiene una sola frase, dicha ante un trono vacío; en inglés, «You were late».</p>
<p>¿Quién habla?, preguntó Haruka Ono, que nació en Tokio, ¿y cuánto miedo le tiene? ¿Se le habla como a alguien presente?, quiso saber Varsovia, porque entonces cambia el caso. El coreano ofrecía seis terminaciones, desde el cariño hasta la traición. El checo necesitaba enterarse de si hablaba un hombre. No lo habíamos decidido. Resultó que había que hacerlo.</p>
<h2>La corona tiene género</h2>
<p>Es femenina en español, en francés y también en alemán; en neerlandés no se ponen de acuerdo. Importa porque durante once horas los aspirantes la llaman «ella» y solo después descubren la razón. En turco y en finés, que no distinguen, hubo que esconder el secreto en otra parte. Ahora está en el parte del tiempo.</p>
<h2>De derecha a izquierda</h2>
<p>El árabe dio la vuelta a toda la interfaz, salvo a una cosa. En el mapa la caravana avanza hacia el oeste, o sea, hacia la izquierda. ¿Tenía que ir al este en un mapa reflejado? Nuestra traductora de Amán lo zanjó en un minuto: «El mar está donde está el mar».</p>
<p>Todo esto cuesta dos días por cada hora escrita. A cambio tenemos catorce equipos que se dan cuenta de las cosas a tiempo. La última pregunta de aquella lista vino de Brasil. Si el trono está vacío, ¿quién sujeta la puerta? En la puerta nadie había dibujado a nadie. Fíjate bien cuando llegues.</p>`,
	},
	image: picture('game-the-salt-crown-scene-1.webp', 1600, 900, {
		en: 'A hall of tall columns, a rose window behind an empty throne, and a few figures who keep their distance.',
		fr: 'Une salle aux hautes colonnes, une rosace derrière un trône vide et quelques silhouettes qui gardent leurs distances.',
		es: 'Una sala de columnas altas, un rosetón tras un trono vacío y unas pocas figuras que guardan las distancias.',
	}),
	tags: [tags.workshop],
	game: 'the-salt-crown',
	office: 'dublin',
	publishedAt: '2026-05-21T09:00:00Z',
	updatedAt: '2026-05-28T07:45:00Z',
	author: 'Agnieszka Wolny',
	previousSlugs: ['how-to-address-a-queen'],
};
