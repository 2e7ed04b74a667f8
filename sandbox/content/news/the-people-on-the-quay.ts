import { picture } from '../pictures.ts';
import type { DemoNewsItem } from '../types.ts';
import { tags } from './tags.ts';

export const thePeopleOnTheQuay: DemoNewsItem = {
	id: '123',
	slug: 'the-people-on-the-quay',
	title: {
		en: 'The people on the quay: six questions for Sinéad Kavanagh',
		fr: 'Celles et ceux du quai : six questions à Sinéad Kavanagh',
		es: 'La gente del muelle: seis preguntas a Sinéad Kavanagh',
	},
	summary: {
		en: 'She leads support in Dublin, has answered eleven thousand letters and knows which gull is which.',
		fr: 'Elle dirige l’assistance à Dublin, a répondu à onze mille lettres et reconnaît les mouettes une à une.',
		es: 'Dirige el soporte en Dublín, ha contestado once mil cartas y distingue a las gaviotas una por una.',
	},
	body: {
		en: `<p>The office on Ormond Quay has forty-one people, three floors and a lift that is used for plants. On the middle floor, facing the river, sits support. Sinéad Kavanagh has led it since 2017.</p>
<p><strong>What is the first thing you do in the morning?</strong></p>
<p>Close the window. There is a gull called Brendan who can open a lunchbox. Then I read whatever came in overnight before anyone has sorted it. Once it is in categories you stop hearing the voices.</p>
<p><strong>How many letters are about something broken?</strong></p>
<p>Six in ten. Two are about money, one about a password. And one in ten is from someone who has just finished a game at three in the morning and wants to tell a person. Those we answer first.</p>
<p><strong>Is there a script?</strong></p>
<p>There is one rule, and legal agreed to it over a pint: never write a sentence that you would not say across a table. We did try templates in 2019. A man wrote back, “Thank you, template.” He was right.</p>
<p><strong>The hardest answer you ever gave?</strong></p>
<p>A girl of nine asked what had become of the dog in Thornhollow. I walked round the block. Then I phoned Pieter in Gent, we talked for an hour, and I wrote to her that the dog is waiting. That became official.</p>
<p><strong>And the easiest?</strong></p>
<p>“Is it plugged in?” He was delighted, honestly.</p>
<p><strong>What ought people to know before they write?</strong></p>
<p>That there is no wrong form. Start at the <a href="/support">support pages</a>, because your answer may be there already and you will be back in the game sooner. If it isn’t, tell us what you saw and what you had hoped to see. You needn’t apologise. Everyone does. Brendan never has.</p>`,
		fr: `<p>Le bureau d’Ormond Quay, ce sont quarante et une personnes, trois étages et un ascenseur réservé aux plantes. Au milieu, face à la rivière, se trouve l’assistance. Sinéad Kavanagh la dirige depuis 2017.</p>
<p><strong>Par quoi commence votre matinée ?</strong></p>
<p>Par fermer la fenêtre. Il y a une mouette, Brendan, qui sait ouvrir une gamelle. Ensuite, je lis le courrier de la nuit avant que quiconque l’ait trié. Une fois le courrier rangé par catégories, on n’entend plus les voix.</p>
<p><strong>Combien de lettres signalent une panne ?</strong></p>
<p>Six lettres sur dix. Deux parlent d’argent, une de mot de passe. Et la dernière vient de quelqu’un qui a terminé un jeu à trois heures du matin et qui a besoin de le raconter. Celle-là, nous y répondons en premier.</p>
<p><strong>Existe-t-il des réponses toutes faites ?</strong></p>
<p>Il existe une règle, que le service juridique a approuvée autour d’une bière : ne jamais écrire une phrase que l’on ne dirait pas en face. Nous avons bien essayé les modèles, en 2019. Un monsieur nous a répondu : « Merci, modèle. » Il n’avait pas tort.</p>
<p><strong>La réponse la plus difficile ?</strong></p>
<p>Une fillette de neuf ans voulait savoir ce qu’était devenu le chien de Thornhollow. J’ai fait le tour du pâté de maisons. Puis j’ai appelé Pieter, à Gand ; après une heure de discussion, je lui ai écrit que le chien attend. C’est devenu officiel.</p>
<p><strong>Et la plus facile ?</strong></p>
<p>« Est-ce que c’est branché ? » Il était ravi, je vous assure.</p>
<p><strong>Que faut-il savoir avant de vous écrire ?</strong></p>
<p>Qu’il n’y a pas de mauvaise manière. Passez d’abord par les <a href="/support">pages d’assistance</a> : la réponse y est peut-être, et vous rejouerez plus tôt. Sinon, dites-nous ce que vous avez vu et ce que vous espériez voir. Inutile de vous excuser. Tout le monde s’excuse. Brendan, lui, jamais.</p>`,
		es: `<p>La oficina de Ormond Quay son cuarenta y una personas, tres plantas y un ascensor en el que solo viajan macetas. En la de en medio, de cara al río, está soporte. Sinéad Kavanagh lo dirige desde 2017.</p>
<p><strong>¿Qué es lo primero que haces por la mañana?</strong></p>
<p>Cerrar la ventana. Hay una gaviota, Brendan, que sabe abrir fiambreras. Después leo lo que ha llegado de noche, antes de que alguien lo clasifique. En cuanto está por categorías se dejan de oír las voces.</p>
<p><strong>¿Cuántas cartas son por algo que no funciona?</strong></p>
<p>Seis de cada diez. Dos son de dinero y una de contraseñas. La que queda es de alguien que acaba de terminar un juego a las tres de la madrugada y necesita contárselo a una persona. Esa la contestamos la primera.</p>
<p><strong>¿Trabajáis con un guion?</strong></p>
<p>Con una norma, que legal aceptó tomando una pinta: no escribas nada que no dirías en la mesa. En 2019 probamos con plantillas. Un señor respondió: «Gracias, plantilla». No le faltaba razón.</p>
<p><strong>¿La respuesta más difícil?</strong></p>
<p>Una niña de nueve años preguntó qué había sido del perro de Thornhollow. Di una vuelta a la manzana. Luego llamé a Pieter, a Gante, estuvimos una hora hablando y le escribí que el perro está esperando. Desde entonces es oficial.</p>
<p><strong>¿Y la más fácil?</strong></p>
<p>«¿Está enchufado?». Se puso contentísimo, de verdad.</p>
<p><strong>¿Qué conviene saber antes de escribiros?</strong></p>
<p>Que no hay forma mala de hacerlo. Empieza por las <a href="/support">páginas de ayuda</a>, porque a lo mejor la respuesta ya está y vuelves antes al juego. Si no está, cuéntanos qué viste y qué esperabas ver. No hace falta pedir perdón. Lo pide todo el mundo menos Brendan.</p>`,
	},
	image: picture('office-dublin.webp', 2400, 1600, {
		en: 'The Liffey at sunset; people cross a white footbridge under three lamps, doubled in the still water.',
		fr: 'La Liffey au couchant ; des passants franchissent une passerelle blanche sous trois lanternes, reflétés dans l’eau calme.',
		es: 'El Liffey al ponerse el sol; varias personas cruzan una pasarela blanca bajo tres faroles, reflejadas en el agua quieta.',
	}),
	tags: [tags.studio, tags.players],
	office: 'dublin',
	publishedAt: '2026-08-13T10:00:00Z',
	updatedAt: '2026-08-13T10:00:00Z',
	author: 'Ciarán Dolan',
};
