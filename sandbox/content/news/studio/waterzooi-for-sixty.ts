import { picture } from '../../pictures.ts';
import type { DemoNewsItem } from '../../types.ts';
import { tags } from '../tags.ts';

export const waterzooiForSixty: DemoNewsItem = {
	id: '110',
	slug: 'waterzooi-for-sixty',
	title: {
		en: 'Waterzooi for sixty, cut down to six',
		fr: 'Un waterzooi pour soixante, ramené à six',
		es: 'Waterzooi para sesenta, reducido a seis',
	},
	summary: {
		en: 'The Thursday stew of the Gent kitchen, with quantities that fit into an ordinary pot.',
		fr: 'Le plat du jeudi de la cuisine gantoise, dans des proportions qui tiennent dans une casserole normale.',
		es: 'El guiso de los jueves de la cocina de Gante, en cantidades que caben en una olla corriente.',
	},
	body: {
		en: `<p>On Thursdays the kitchen in Gent feeds sixty. The pot holds fifty litres, is called Agnes and came from a convent that had grown quiet. In winter there is only ever one thing in her: waterzooi, the pale, lemony stew that this city makes when it is tired of the weather.</p>
<p>I have cooked for the studio since it lived above the bakery. People keep asking for the recipe, so here it is, divided by ten.</p>
<h2>You need</h2>
<ul>
<li>one good chicken of about 1.6 kg, in eight pieces</li>
<li>three leeks, four carrots, half a celeriac and two onions</li>
<li>800 g of waxy potatoes</li>
<li>1.5 litres of chicken stock</li>
<li>three egg yolks and 250 ml of cream</li>
<li>bay, thyme, parsley, nutmeg, half a lemon</li>
</ul>
<h2>You do</h2>
<ol>
<li>Sweat the onions and the white of the leeks in butter. No colour. If they brown, make onion soup and start again tomorrow.</li>
<li>Add the chicken, the stock, bay and thyme. Forty minutes, barely trembling.</li>
<li>Cut the other vegetables into matchsticks. This is the moment to hear what everybody is working on.</li>
<li>Lift the chicken out, put potatoes and vegetables in. Take the meat off the bones while they soften.</li>
<li>Off the heat, beat the yolks into the cream, loosen them with a ladle of broth and stir them in. From now on it must not boil.</li>
<li>Chicken back in, then nutmeg, parsley and lemon.</li>
</ol>
<p>For those who eat no meat I fry two pans of oyster mushrooms and use the other pot, Agnes’s sister. Serve with bread, and leave one chair free: somebody always comes in late from a meeting.</p>`,
		fr: `<p>Le jeudi, à Gand, on mange à soixante. La marmite contient cinquante litres, s’appelle Agnès et nous vient d’un couvent devenu trop silencieux. L’hiver, il n’y mijote qu’une chose : du waterzooi, ce ragoût pâle et citronné que la ville se prépare quand elle en a assez du temps qu’il fait.</p>
<p>Je cuisine pour le studio depuis l’époque de la boulangerie. À force qu’on me réclame la recette, la voici, divisée par dix.</p>
<h2>Sur la table</h2>
<ul>
<li>un beau poulet d’environ 1,6 kg, en huit morceaux</li>
<li>trois poireaux, quatre carottes, un demi-céleri-rave et deux oignons</li>
<li>800 g de pommes de terre à chair ferme</li>
<li>un litre et demi de bouillon de volaille</li>
<li>trois jaunes d’œufs et 25 cl de crème</li>
<li>laurier, thym, persil, muscade, un demi-citron</li>
</ul>
<h2>Sur le feu</h2>
<ol>
<li>Faites suer au beurre les oignons et le blanc des poireaux, sans coloration. S’ils brunissent, tournez-vous vers la soupe à l’oignon et recommencez demain.</li>
<li>Ajoutez le poulet, le bouillon, le laurier et le thym. Quarante minutes, à peine frémissant.</li>
<li>Pendant ce temps, taillez le reste des légumes en bâtonnets. C’est le bon moment pour demander à chacun où il en est.</li>
<li>Sortez la volaille, mettez pommes de terre et légumes à sa place. Désossez tandis qu’ils s’attendrissent.</li>
<li>Hors du feu, fouettez les jaunes avec la crème, détendez d’une louche de bouillon, versez en remuant. À partir de là, plus question de bouillir.</li>
<li>Remettez le poulet, puis muscade, persil, citron.</li>
</ol>
<p>Pour qui ne mange pas de viande, je poêle deux fournées de pleurotes et je prends l’autre marmite, la sœur d’Agnès. Servez avec du pain et gardez une chaise libre : il y a toujours quelqu’un qui sort tard d’une réunion.</p>`,
		es: `<p>Los jueves, en Gante, se come a sesenta. La olla tiene cincuenta litros, se llama Agnes y viene de un convento que se había quedado demasiado callado. En invierno solo conoce un plato: el waterzooi, el guiso claro y con limón que esta ciudad se prepara cuando se harta del tiempo.</p>
<p>Llevo cocinando para el estudio desde los días de la panadería y no hay semana en que no me pidan la receta. Aquí está, dividida entre diez.</p>
<h2>Qué hace falta</h2>
<ul>
<li>un buen pollo de 1,6 kg, en ocho trozos</li>
<li>tres puerros, cuatro zanahorias, medio apionabo y dos cebollas</li>
<li>800 g de patatas que no se deshagan</li>
<li>litro y medio de caldo de pollo</li>
<li>tres yemas y 250 ml de nata</li>
<li>laurel, tomillo, perejil, nuez moscada y medio limón</li>
</ul>
<h2>Cómo se hace</h2>
<ol>
<li>Pocha en mantequilla la cebolla y lo blanco del puerro, sin que tomen color. Si se tuestan, haz sopa de cebolla y vuelve a intentarlo mañana.</li>
<li>Añade el pollo, el caldo, el laurel y el tomillo. Cuarenta minutos, apenas temblando.</li>
<li>Mientras tanto, corta en bastoncitos las demás verduras. Es buen momento para enterarse de en qué anda cada cual.</li>
<li>Saca el pollo y mete las patatas y la verdura. Deshuésalo mientras se ablandan.</li>
<li>Fuera del fuego, bate las yemas con la nata, aligéralas con un cazo de caldo y viértelo todo sin dejar de remover. Desde este momento no debe hervir.</li>
<li>El pollo vuelve a la olla, y con él la nuez moscada, el perejil y el limón.</li>
</ol>
<p>Para quienes no comen carne salteo dos sartenes de setas de ostra y uso la otra olla, la hermana de Agnes. Sírvelo con pan y deja una silla libre: siempre hay alguien que sale tarde de una reunión.</p>`,
	},
	image: picture('gallery-1.webp', 1200, 800, {
		en: 'Colleagues with papers and cups around the kitchen table in Gent, late, under one red lamp.',
		fr: 'Des collègues, feuilles et tasses devant eux, autour de la table de la cuisine de Gand, tard, sous une seule lampe rouge.',
		es: 'Colegas con papeles y tazas en torno a la mesa de la cocina de Gante, ya tarde, bajo una sola lámpara roja.',
	}),
	tags: [tags.studio],
	office: 'gent',
	publishedAt: '2024-02-15T11:00:00Z',
	updatedAt: '2024-02-15T11:00:00Z',
	author: 'Roos De Clercq',
};
