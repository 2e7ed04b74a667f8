import { picture } from '../../pictures.ts';
import type { DemoNewsItem } from '../../types.ts';
import { tags } from '../tags.ts';

export const aPlaytestRoomInSelangor: DemoNewsItem = {
	id: '104',
	slug: 'a-playtest-room-in-selangor',
	title: {
		en: 'A sixth playtest room opens in Selangor',
		fr: 'Une sixième salle de test ouvre dans le Selangor',
		es: 'Abrimos una sexta sala de pruebas en Selangor',
	},
	summary: {
		en: 'Twelve chairs, good headphones and a kitchen: with our partner Lanternworks we now test in Malaysia too.',
		fr: 'Douze fauteuils, de bons casques et une cuisine : avec Lanternworks, notre partenaire, nous testons désormais aussi en Malaisie.',
		es: 'Doce sillas, buenos auriculares y una cocina: con nuestros socios de Lanternworks, ahora también probamos en Malasia.',
	},
	body: {
		en: `<p>For eight years Lanternworks in Petaling Jaya has found the things in our games that we would rather not have found ourselves. From this month they are inviting you to do the same. Their new playtest room has twelve places, a kitchen, and a door that closes so softly that nobody has to hear us sigh.</p>
<p>A day there is the same as in Gent, Quebec, Barcelona, Guildford or Dublin. You arrive in the morning, you play something unfinished, you tell us the truth, and you are home for dinner. We do not watch your face; we watch the screen, and we listen. If you are over eighteen, comfortable with English and able to spare us one whole day, you can put your name down on the <a href="/playtests">playtest page</a>.</p>
<p>Why a sixth room? Because we kept getting the same answers. Players in northern Europe are wonderfully patient with long conversations. In Selangor, on our very first test day, a group of four interrupted a king in mid-sentence and simply left the room. The king is much better now.</p>`,
		fr: `<p>Depuis huit ans, Lanternworks, à Petaling Jaya, déniche dans nos jeux ce que nous aurions préféré ne pas y trouver. Dès ce mois-ci, à vous d’en faire autant. Leur nouvelle salle de test compte douze places, une cuisine, et une porte qui se ferme si doucement que personne ne nous entend soupirer.</p>
<p>Une journée là-bas ressemble à une journée à Gand, à Québec, à Barcelone, à Guildford ou à Dublin. Vous arrivez le matin, vous jouez à quelque chose d’inachevé, vous nous dites la vérité, et vous rentrez pour le dîner. Nous ne scrutons pas votre visage : nous regardons l’écran, et nous écoutons. Si vous avez plus de dix-huit ans, que l’anglais ne vous fait pas peur et que vous pouvez nous accorder une journée entière, inscrivez-vous sur la <a href="/playtests">page des séances de test</a>.</p>
<p>Pourquoi une sixième salle ? Parce que nous recevions toujours les mêmes réponses. Dans le nord de l’Europe, on est d’une patience admirable envers les longs dialogues. Dans le Selangor, dès le premier jour, un groupe de quatre a interrompu un roi au milieu d’une phrase pour quitter la pièce. Le roi s’est beaucoup amélioré depuis.</p>`,
		es: `<p>Lanternworks, de Petaling Jaya, lleva ocho años encontrando en nuestros juegos cosas que habríamos preferido no encontrar. Desde este mes te invitan a hacer lo mismo. Su nueva sala de pruebas tiene doce plazas, cocina y una puerta que se cierra con tanta suavidad que nadie tiene que oírnos suspirar.</p>
<p>Un día allí es igual que en Gante, Quebec, Barcelona, Guildford o Dublín. Llegas por la mañana, juegas a algo sin terminar, nos dices la verdad y estás en casa para la cena. No te miramos la cara: miramos la pantalla y escuchamos. Si tienes más de dieciocho años, te manejas en inglés y puedes regalarnos un día entero, apúntate en la <a href="/playtests">página de pruebas</a>.</p>
<p>¿Por qué una sexta sala? Porque siempre nos daban las mismas respuestas. En el norte de Europa tienen una paciencia maravillosa con las conversaciones largas. En Selangor, el primer día, un grupo de cuatro interrumpió a un rey a media frase y se marchó del salón. El rey ha mejorado muchísimo.</p>`,
	},
	image: picture('news-a-playtest-room-in-selangor.webp', 1600, 900, {
		en: 'The blue dome of Shah Alam at first light.',
		fr: 'Le dôme bleu de Shah Alam aux premières lueurs.',
		es: 'La cúpula azul de Shah Alam con las primeras luces.',
	}),
	tags: [tags.playtests, tags.studio],
	office: 'selangor',
	publishedAt: '2026-04-02T08:00:00Z',
	updatedAt: '2026-04-07T08:30:00Z',
	author: 'Nurul Hashim',
};
