import type { DemoBlock } from '../../types.ts';

/** How to ask when there is no button, and what to do with the answer. */
export const asking: DemoBlock[] = [
	{
		type: 'section',
		title: { en: 'Write to us', fr: 'Nous écrire', es: 'Escríbenos' },
		html: {
			en: `<p>Our data protection officer is at <a href="mailto:privacy@tallowandthorn.example">privacy@tallowandthorn.example</a>, or by post at Tallow &amp; Thorn NV, Oude Vlasmarkt 9, 9000 Gent, Belgium. Say which right you mean and what it is about; you need neither a form nor the number of the article.</p>
<p>Please write from the address the data belongs to. If we cannot be sure that it is you, we send a code to the address we know, or ask something only you would know. We do not want a copy of your passport. Someone may act for you with a signed note, and so may a parent for a child.</p>`,
			fr: `<p>Notre déléguée à la protection des données est joignable à <a href="mailto:privacy@tallowandthorn.example">privacy@tallowandthorn.example</a>, ou par la poste : Tallow &amp; Thorn NV, Oude Vlasmarkt 9, 9000 Gand, Belgique. Dites de quel droit il s’agit et à quel sujet ; ni formulaire ni numéro d’article ne sont exigés.</p>
<p>Écrivez de préférence depuis l’adresse à laquelle les données sont rattachées. Si nous ne sommes pas sûrs que ce soit vous, nous envoyons un code à l’adresse connue, ou posons une question dont vous seul avez la réponse. Nous ne voulons pas de copie de votre passeport. Quelqu’un peut agir pour vous avec un mot signé, de même qu’un parent pour son enfant.</p>`,
			es: `<p>Nuestra delegada de protección de datos está en <a href="mailto:privacy@tallowandthorn.example">privacy@tallowandthorn.example</a> o por carta en Tallow &amp; Thorn NV, Oude Vlasmarkt 9, 9000 Gante (Bélgica). Di a qué derecho te refieres y de qué se trata; no hacen falta formularios ni el número del artículo.</p>
<p>Escribe, si puedes, desde la dirección a la que pertenecen los datos. Si no sabemos con certeza que eres tú, mandamos un código a la dirección que conocemos o preguntamos algo que solo tú sabrías. No queremos una copia de tu pasaporte. Otra persona puede actuar por ti con una nota firmada, y una madre o un padre por sus hijos.</p>`,
		},
	},
	{
		type: 'section',
		title: { en: 'How fast', fr: 'Les délais', es: 'Plazos' },
		html: {
			en: `<table>
<thead><tr><th>You do this</th><th>We take</th></tr></thead>
<tbody>
<tr><td>Press a button in your account</td><td>No time: it happens at once</td></tr>
<tr><td>Write to the officer</td><td>Three working days to say that it arrived</td></tr>
<tr><td>Wait for the full answer</td><td>One month at most, and usually ten days</td></tr>
<tr><td>Ask for something long and tangled</td><td>Up to two months more; we say so, and why, within the first</td></tr>
</tbody>
</table>
<p>It costs nothing. Only a request that is plainly unfounded or comes every week may be refused or charged for, and that has yet to occur.</p>`,
			fr: `<table>
<thead><tr><th>Ce que vous faites</th><th>Ce qu’il nous faut</th></tr></thead>
<tbody>
<tr><td>Appuyer sur un bouton de votre compte</td><td>Rien : c’est immédiat</td></tr>
<tr><td>Écrire à la déléguée</td><td>Trois jours ouvrés pour accuser réception</td></tr>
<tr><td>Attendre la réponse complète</td><td>Un mois au plus, dix jours d’ordinaire</td></tr>
<tr><td>Demander quelque chose de long et d’embrouillé</td><td>Jusqu’à deux mois de plus, annoncés et motivés dès le premier</td></tr>
</tbody>
</table>
<p>C’est gratuit. Seule une demande manifestement infondée, ou répétée chaque semaine, peut être refusée ou facturée ; cela n’est pas encore arrivé.</p>`,
			es: `<table>
<thead><tr><th>Si tú</th><th>Nosotros tardamos</th></tr></thead>
<tbody>
<tr><td>Pulsas un botón de tu cuenta</td><td>Nada: ocurre al momento</td></tr>
<tr><td>Escribes a la delegada</td><td>Tres días laborables en decirte que ha llegado</td></tr>
<tr><td>Esperas la respuesta completa</td><td>Un mes como máximo; lo normal, diez días</td></tr>
<tr><td>Pides algo largo y enredado</td><td>Hasta dos meses más; te lo diremos, con el motivo, dentro del primero</td></tr>
</tbody>
</table>
<p>No cuesta nada. Solo podríamos rechazar o cobrar una petición claramente infundada o que llegue cada semana, y aún no ha pasado.</p>`,
		},
	},
	{
		type: 'section',
		title: { en: 'If we say no', fr: 'Si nous disons non', es: 'Si decimos que no' },
		html: {
			en: `<p>You get the reason in writing. It will mostly be one of three: the law makes us keep the thing, it also belongs to somebody else, or we could not tell that it was you. You can ask for a second look, complain to the Belgian Data Protection Authority (Drukpersstraat 35, 1000 Brussels) or to the one where you live, or go to court. None of these has to come first.</p>`,
			fr: `<p>Vous en recevez le motif par écrit. Ce sera presque toujours l’un de ces trois-là : la loi nous oblige à garder la chose, elle appartient aussi à quelqu’un d’autre, ou nous n’avons pas pu établir que c’était vous. Vous pouvez demander un second examen, saisir l’Autorité de protection des données (rue de la Presse 35, 1000 Bruxelles) ou celle de votre pays, ou aller devant un tribunal, dans l’ordre que vous voulez.</p>`,
			es: `<p>Te damos el motivo por escrito. Casi siempre será uno de tres: la ley nos obliga a conservarlo, también es de otra persona o no pudimos saber que eras tú. Puedes pedir que se revise, reclamar ante la Autoridad de Protección de Datos de Bélgica (Drukpersstraat 35, 1000 Bruselas) o la de tu país, o ir a los tribunales. El orden lo eliges tú.</p>`,
		},
	},
	{
		type: 'section',
		title: { en: 'Outside the Union', fr: 'Hors de l’Union', es: 'Fuera de la Unión' },
		html: {
			en: `<p>We treat everyone by the same rules, because two sets would be more work. If your own law gives you more, as Quebec’s does on having links to your name removed and California’s on naming recipients, ask for more.</p>`,
			fr: `<p>Nous appliquons les mêmes règles à tout le monde : en tenir deux jeux donnerait plus de travail. Si votre propre loi vous accorde davantage, comme celle du Québec sur la désindexation de votre nom ou celle de la Californie sur la liste des destinataires, demandez davantage.</p>`,
			es: `<p>Tratamos a todo el mundo con las mismas reglas, porque llevar dos juegos daría más trabajo. Si tu ley te da más, como la de Quebec sobre retirar enlaces a tu nombre o la de California sobre nombrar a los destinatarios, pide más.</p>`,
		},
	},
];
