import { picture } from '../pictures.ts';
import type { DemoNewsItem } from '../types.ts';
import { tags } from './tags.ts';

export const theGlassRegentFiveYearsOn: DemoNewsItem = {
	id: '118',
	slug: 'the-glass-regent-five-years-on',
	title: {
		en: 'The Glass Regent, five years on: what held and what cracked',
		fr: 'The Glass Regent, cinq ans après : ce qui a tenu, ce qui s’est fêlé',
		es: 'The Glass Regent, cinco años después: lo que aguantó y lo que se rajó',
	},
	summary: {
		en: 'A post-mortem without a corpse. The game sold well and is loved; this is about the other things.',
		fr: 'Un bilan à froid. Le jeu s’est bien vendu et il est aimé ; il sera question ici du reste.',
		es: 'Un balance en frío. El juego se vendió bien y se le quiere; aquí hablamos de lo demás.',
	},
	body: {
		en: `<p>A palace without opaque walls was one sentence in a pitch. It read well. It meant that from any chair you could see four hundred courtiers, every one of whom had to be doing something that he would not be ashamed of later. We announced the game in 2018, for the winter of 2019. It came out in December 2020.</p>
<h2>What held</h2>
<p>The audience. Every line that you speak in Vire is heard by someone, and is kept with the name of whoever heard it. We built that in the first month, before there was a palace, using coloured chairs in the courtyard. It never changed, and half of The Salt Crown rests on it today.</p>
<p>Frost held as well. It was a technical excuse at first, because panes with frost on them need not show what is behind. Then players began to breathe on windows so as to be alone. We wrote them a love story for it.</p>
<h2>What cracked</h2>
<ul>
<li><strong>The ball.</strong> Eleven houses, one dance floor, ninety-six mirrors. It took nine months, and most of you left after the second waltz.</li>
<li><strong>Translation at the end.</strong> Eleven people met nine hundred thousand words in their last five months. They deserved better, and so did you.</li>
<li><strong>Our own calendar.</strong> We moved the date twice and each time told the team last.</li>
</ul>
<h2>What we do now</h2>
<p>The third crack was the worst, for nobody outside could see it. No one worked longer weeks, since the contracts forbid it, but eighty people planned their summers around a date that three of us had already given up. Since 2021 the schedule hangs in the kitchen of every office. When it changes, it changes there first.</p>
<p>About the ball we regret nothing. It is still the finest place to be lied to that we have ever made.</p>`,
		fr: `<p>« Un palais sans murs opaques » : sur le papier, cela tenait en une ligne, et c’était joli. En pratique, de n’importe quel fauteuil, on apercevait quatre cents courtisans, et chacun devait être occupé à quelque chose dont il n’aurait pas à rougir. Annoncé en 2018 pour l’hiver 2019, le jeu est sorti en décembre 2020.</p>
<h2>Ce qui a tenu</h2>
<p>Le public. À Vire, chaque phrase que vous prononcez est entendue, et conservée avec le nom de qui l’a entendue. Nous avions monté cela le premier mois, avant même d’avoir un palais, avec des chaises de couleur dans la cour. Rien n’a bougé depuis, et la moitié de The Salt Crown repose aujourd’hui dessus.</p>
<p>Le givre aussi. C’était d’abord un subterfuge technique : une vitre givrée n’a pas à montrer ce qu’elle cache. Puis on s’est mis à souffler sur les carreaux pour être seul. Nous en avons tiré une histoire d’amour.</p>
<h2>Ce qui s’est fêlé</h2>
<ul>
<li><strong>Le bal.</strong> Onze maisons, un parquet, quatre-vingt-seize miroirs. Neuf mois de travail, et la plupart d’entre vous partaient après la deuxième valse.</li>
<li><strong>La traduction en bout de chaîne.</strong> Onze personnes ont découvert neuf cent mille mots cinq mois avant la sortie. Elles méritaient mieux ; vous aussi.</li>
<li><strong>Notre calendrier.</strong> Nous avons repoussé la date deux fois et, les deux fois, l’équipe l’a su en dernier.</li>
</ul>
<h2>Ce que nous faisons désormais</h2>
<p>La troisième fêlure fut la pire, car du dehors elle ne se voyait pas. Personne n’a allongé ses semaines, les contrats l’interdisent ; mais quatre-vingts personnes ont organisé leur été autour d’une échéance que trois d’entre nous avaient déjà abandonnée. Depuis 2021, le planning est affiché dans la cuisine de chaque bureau. Quand il change, c’est d’abord là.</p>
<p>Du bal, nous ne regrettons rien. C’est encore le plus bel endroit que nous ayons bâti pour se faire mentir.</p>`,
		es: `<p>Un palacio sin paredes opacas: en la propuesta era una frase, y quedaba muy bien. Significaba que desde cualquier silla se veía a cuatrocientos cortesanos y que cada uno tenía que estar haciendo algo de lo que no avergonzarse después. Lo anunciamos en 2018 para el invierno de 2019. Salió en diciembre de 2020.</p>
<h2>Lo que aguantó</h2>
<p>El público. En Vire, cada frase que dices la oye alguien y se guarda con su nombre. Lo montamos el primer mes, cuando aún no había palacio, con sillas de colores en el patio. No cambió nunca, y hoy sostiene media Salt Crown.</p>
<p>También la escarcha. Nació como truco técnico, porque un cristal helado no tiene que enseñar lo que hay detrás. Luego la gente empezó a echar el aliento en las ventanas para estar a solas. Les escribimos una historia de amor.</p>
<h2>Lo que se rajó</h2>
<ul>
<li><strong>El baile.</strong> Once casas, una pista, noventa y seis espejos. Nueve meses de trabajo, y casi todo el mundo se marchaba tras el segundo vals.</li>
<li><strong>La traducción, al final.</strong> Once personas se encontraron con novecientas mil palabras cuando quedaban cinco meses. Merecían algo mejor, y vosotros también.</li>
<li><strong>Nuestro calendario.</strong> Movimos la fecha dos veces y las dos el equipo fue el último en saberlo.</li>
</ul>
<h2>Lo que hacemos ahora</h2>
<p>La tercera grieta fue la peor, porque desde fuera no se veía. Nadie alargó la semana, que para eso están los contratos, pero ochenta personas hicieron planes de verano con una fecha que tres de nosotros ya dábamos por perdida. Desde 2021 el calendario cuelga en la cocina de cada oficina. Si cambia, cambia primero allí.</p>
<p>Del baile no nos arrepentimos. Sigue siendo el mejor sitio que hemos construido para que te mientan.</p>`,
	},
	image: picture('game-the-glass-regent-scene-1.webp', 1600, 900, {
		en: 'The ballroom of Vire: a polished floor doubles the dancers, and mirrors double them again.',
		fr: 'La salle de bal de Vire : le sol poli dédouble les danseurs, et les miroirs les dédoublent encore.',
		es: 'El salón de baile de Vire: el suelo pulido duplica a las parejas y los espejos las vuelven a duplicar.',
	}),
	tags: [tags.workshop],
	game: 'the-glass-regent',
	publishedAt: '2025-12-04T14:00:00Z',
	updatedAt: '2025-12-05T10:15:00Z',
	author: 'Pieter Vancraeynest',
};
