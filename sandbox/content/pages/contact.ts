import type { DemoPage } from '../types.ts';

export const contact: DemoPage = {
	id: 'contact',
	slug: 'contact',
	title: { en: 'Contact', fr: 'Contact', es: 'Contacto' },
	keywords: {
		en: ['contact us', 'email', 'phone', 'write to us'],
		fr: ['nous écrire', 'courriel', 'téléphone'],
		es: ['contacto', 'escribir', 'correo', 'teléfono'],
	},
	updatedAt: '2026-10-06T08:00:00Z',
	version: 2,
	blocks: [
		{
			type: 'opening',
			line: {
				en: 'Write to us. A person will read it.',
				fr: 'Écrivez-nous. Quelqu’un vous lira.',
				es: 'Escríbenos. Lo leerá una persona.',
			},
			text: {
				en: 'Nine people in Dublin answer, with help from whoever in the studio knows best. If a game misbehaves, the support pages are quicker: hundreds have had your problem, and one of them has probably solved it.',
				fr: 'Neuf personnes répondent, à Dublin, avec l’aide de qui s’y connaît le mieux dans la maison. Si un jeu fait des siennes, les pages d’assistance vont plus vite : des centaines de personnes ont eu le même souci, et l’une d’elles l’a sans doute résolu.',
				es: 'Contestan nueve personas en Dublín, con ayuda de quien más sepa del asunto. Si un juego hace cosas raras, las páginas de ayuda son más rápidas: a cientos de personas les ha pasado lo mismo y alguna lo habrá resuelto.',
			},
		},
		{
			type: 'section',
			title: {
				en: 'How long it takes, and other ways in',
				fr: 'Les délais, et les autres portes',
				es: 'Cuánto tardamos y qué otras puertas hay',
			},
			html: {
				en: `<dl>
<dt>Press</dt><dd>Within the working day, usually within two hours.</dd>
<dt>Business and legal</dt><dd>Up to five working days; contracts read slowly.</dd>
<dt>Community</dt><dd>One working day for anything that worries you, three for the rest.</dd>
<dt>Everything else</dt><dd>About a week, and two in the month after a release. Drawings are answered last and with the greatest pleasure.</dd>
</dl>
<h3>Perhaps you are looking for</h3>
<ul>
<li><a href="/support">Support</a>, with answers by topic, or <a href="/support/report">the form for faults</a>, which takes pictures and logs, 5 MB in all</li>
<li><a href="/press">The press kit</a>: pictures, logos, facts</li>
<li><a href="/careers">Open positions</a> and <a href="/playtests">playtests</a></li>
<li>The store: answer the mail that confirmed your order, since only the warehouse can see parcels</li>
</ul>
<p>On paper, we are at 22 Ormond Quay Lower, Dublin D01 KX01, Ireland. The post arrives before ten and is opened at the table.</p>`,
				fr: `<dl>
<dt>Presse</dt><dd>Dans la journée ouvrée, d’ordinaire sous deux heures.</dd>
<dt>Affaires et juridique</dt><dd>Jusqu’à cinq jours ouvrés ; un contrat se lit lentement.</dd>
<dt>Communauté</dt><dd>Un jour ouvré pour ce qui vous inquiète, trois pour le reste.</dd>
<dt>Tout le reste</dt><dd>Une semaine environ, deux dans le mois qui suit une sortie. Les dessins reçoivent leur réponse en dernier, et avec le plus de plaisir.</dd>
</dl>
<h3>Vous cherchez peut-être</h3>
<ul>
<li><a href="/support">L’assistance</a>, où les réponses sont classées par sujet, ou <a href="/support/report">le formulaire de signalement</a>, qui accepte images et journaux, 5 Mo en tout</li>
<li><a href="/press">L’espace presse</a> : images, logos, chiffres</li>
<li><a href="/careers">Les postes à pourvoir</a> et <a href="/playtests">les séances de test</a></li>
<li>La boutique : répondez à l’e-mail de confirmation, car seul l’entrepôt voit les colis</li>
</ul>
<p>Sur papier : 22 Ormond Quay Lower, Dublin D01 KX01, Irlande. Le courrier arrive avant dix heures et s’ouvre à table.</p>`,
				es: `<dl>
<dt>Prensa</dt><dd>En el mismo día laborable; lo normal es un par de horas.</dd>
<dt>Negocios y asuntos legales</dt><dd>Hasta cinco días laborables: los contratos se leen despacio.</dd>
<dt>Comunidad</dt><dd>Un día laborable si es algo que te preocupa; tres para lo demás.</dd>
<dt>Todo lo demás</dt><dd>Una semana, o dos en el mes posterior a un estreno. Los dibujos se contestan al final y con muchísimo gusto.</dd>
</dl>
<h3>Quizá buscas</h3>
<ul>
<li><a href="/support">La ayuda</a>, con respuestas por temas, o <a href="/support/report">el formulario de incidencias</a>, que admite imágenes y registros, 5 MB en total</li>
<li><a href="/press">La sala de prensa</a>: imágenes, logotipos y datos</li>
<li><a href="/careers">Vacantes</a> y <a href="/playtests">pruebas de juego</a></li>
<li>La tienda: responde al correo que confirmó tu pedido, porque los paquetes solo los ve el almacén</li>
</ul>
<p>En papel estamos en 22 Ormond Quay Lower, Dublín D01 KX01, Irlanda. El correo llega antes de las diez y se abre en la mesa.</p>`,
			},
		},
	],
};
