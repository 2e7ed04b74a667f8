import { same } from '../../localised.ts';
import { picture } from '../../pictures.ts';
import type { DemoNewsItem } from '../../types.ts';
import { tags } from '../tags.ts';

export const laFeteDuGrandBanc: DemoNewsItem = {
	id: '115',
	slug: 'la-fete-du-grand-banc',
	locale: 'fr',
	title: same('La fête du Grand Banc, dixième édition'),
	summary: same(
		'Un bonhomme de neige en conseil de guerre, une course de cabarets et trois litres de sirop : notre bureau de Québec a fêté l’hiver, par moins vingt-quatre.',
	),
	body: same(`<p>Chaque année, vers la fin de janvier, la charrue de la Ville repousse toute la neige de la rue Saint-Joseph dans la cour derrière nos bureaux. En 2016, quelqu’un y a planté une cuillère de bois en guise de drapeau et l’a baptisée le Grand Banc. La fête qui en est sortie vient d’avoir dix éditions, et il faisait moins vingt-quatre.</p>
<h2>Les épreuves</h2>
<p>La journée commence toujours par la sculpture. Trois équipes, deux heures, pas de moule. Le moteur a présenté une citadelle avec éclairage intérieur, très belle, dont la tour nord s’est effondrée pendant les applaudissements. Les outils ont construit un outil pour construire des bonshommes ; on attend encore le premier. L’écriture a gagné avec un conseil de guerre de sept bonshommes, dont un, le dos tourné, est manifestement en train de trahir les autres.</p>
<p>Puis ce fut la course de cabarets dans la côte Badelard : un cabaret de cafétéria par personne, interdiction de freiner avec les dents. Stéphanie Gagnon, de l’animation technique, l’emporte pour la troisième fois. Elle affirme qu’il s’agit de recherche.</p>
<h2>La bataille</h2>
<p>À la brunante, tout le monde est monté dans le Vieux-Québec pour la bataille rangée, parents, blondes, chums et enfants compris. Les règles tiennent sur un napperon :</p>
<ul>
<li>on ne vise pas la tête, ni les gens qui portent du chocolat chaud ;</li>
<li>toute personne de moins de dix ans est invincible ;</li>
<li>on change de camp quand les cloches sonnent.</li>
</ul>
<p>Les cloches ont sonné deux fois. Personne ne sait qui a gagné, et le procès-verbal, rédigé avec des mitaines, est illisible.</p>
<p>On s’est réchauffés à l’étage autour de la tire, trois litres de sirop coulés sur un bac de neige propre, puis d’une soupe aux pois. Un merci tout spécial à nos voisins, qui entendent tout et ne disent rien, et à l’équipe de Gand, qui nous a regardés par caméra en chandail léger. On vous attend l’an prochain. Il y a des mitaines.</p>`),
	image: picture('gallery-7.webp', 1200, 800, {
		en: 'Five people in coats and hats throw snowballs between brick houses, under the towers of the Château Frontenac.',
		fr: 'Cinq personnes en manteau et en tuque se lancent des boules de neige entre des maisons de brique, sous les tours du Château Frontenac.',
		es: 'Cinco personas con abrigo y gorro se lanzan bolas de nieve entre casas de ladrillo, bajo las torres del Château Frontenac.',
	}),
	tags: [tags.studio],
	office: 'quebec',
	publishedAt: '2025-01-31T17:00:00Z',
	updatedAt: '2025-02-03T14:20:00Z',
	author: 'Éloïse Tremblay',
};
