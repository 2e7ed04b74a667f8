import type { Localised } from './localised.ts';

type Region = 'north-america' | 'europe' | 'asia-pacific';

/** Something that the studio's store sells. */
interface DemoProduct {
	id: string;
	/** The slug of the game that it is of. */
	game?: string;
	name: Localised;
	image: { url: string; alt: Localised; width: number; height: number };
	/** What it costs where, in minor units, and the page of that region's store. */
	offers: Record<Region, { price: number; currency: string; url: string }>;
}

/** What the store of the demo studio sells. */
export const merch: DemoProduct[] = [
	{
		id: 'lamplighter-mug',
		game: 'emberwick',
		name: { en: 'Lamplighter’s mug', fr: 'Tasse du veilleur', es: 'Taza de farolero' },
		image: picture('merch-lamplighter-mug.webp', 800, 800, {
			en: 'A dark stoneware mug with a lantern drawn on it.',
			fr: 'Une tasse en grès sombre ornée d’une lanterne.',
			es: 'Una taza de gres oscuro con un farol dibujado.',
		}),
		offers: offers('lamplighter-mug', 1900, 1800, 2600),
	},
	{
		id: 'two-moons-pin',
		game: 'a-quarrel-of-moons',
		name: { en: 'Two moons enamel pin', fr: 'Épinglette émaillée Deux lunes', es: 'Pin esmaltado Dos lunas' },
		image: picture('merch-two-moons-pin.webp', 800, 800, {
			en: 'A round enamel pin with a pale moon and a red one.',
			fr: 'Une épinglette ronde où se croisent une lune pâle et une lune rousse.',
			es: 'Un pin redondo con una luna pálida y otra rojiza.',
		}),
		offers: offers('two-moons-pin', 1100, 1000, 1500),
	},
	{
		id: 'citadel-print',
		game: 'the-salt-crown',
		name: {
			en: 'The Citadel, signed print',
			fr: 'La Citadelle, estampe signée',
			es: 'La Ciudadela, lámina firmada',
		},
		image: picture('merch-citadel-print.webp', 800, 800, {
			en: 'A framed print of the white citadel on the dried sea.',
			fr: 'Une estampe encadrée de la citadelle blanche sur la mer asséchée.',
			es: 'Una lámina enmarcada de la ciudadela blanca sobre el mar seco.',
		}),
		offers: offers('citadel-print', 4800, 4500, 6800),
	},
	{
		id: 'briar-tee',
		game: 'thornhollow',
		name: { en: 'Briar T-shirt', fr: 'T-shirt Ronces', es: 'Camiseta Zarzas' },
		image: picture('merch-briar-tee.webp', 800, 800, {
			en: 'A dark green T-shirt with a ring of briars on the chest.',
			fr: 'Un t-shirt vert sombre, une couronne de ronces sur la poitrine.',
			es: 'Una camiseta verde oscuro con un aro de zarzas en el pecho.',
		}),
		offers: offers('briar-tee', 3200, 2900, 4400),
	},
	{
		id: 'tallow-candle',
		name: { en: 'The studio candle', fr: 'La bougie du studio', es: 'La vela del estudio' },
		image: picture('merch-tallow-candle.webp', 800, 800, {
			en: 'A lit candle in a dark glass with a thorn on its label.',
			fr: 'Une bougie allumée dans un verre sombre, une épine sur l’étiquette.',
			es: 'Una vela encendida en un vaso oscuro con una espina en la etiqueta.',
		}),
		offers: offers('tallow-candle', 2600, 2400, 3600),
	},
	{
		id: 'book-of-tides',
		game: 'lowtide',
		name: { en: 'The Book of Tides', fr: 'Le Livre des marées', es: 'El libro de las mareas' },
		image: picture('merch-book-of-tides.webp', 800, 800, {
			en: 'A clothbound book in sea green with a gilt wave on the cover.',
			fr: 'Un livre relié de toile vert d’eau, une vague dorée sur la couverture.',
			es: 'Un libro encuadernado en tela verde mar con una ola dorada en la cubierta.',
		}),
		offers: offers('book-of-tides', 3900, 3600, 5400),
	},
];

/** A file of content/media. */
function picture(file: string, width: number, height: number, alt: Localised): DemoProduct['image'] {
	return { url: `/media/${file}`, alt, width, height };
}

/** Prices in minor units. */
function offers(id: string, usd: number, eur: number, sgd: number): DemoProduct['offers'] {
	return {
		'north-america': offer('na', id, usd, 'USD'),
		europe: offer('eu', id, eur, 'EUR'),
		'asia-pacific': offer('apac', id, sgd, 'SGD'),
	};
}

function offer(store: string, id: string, price: number, currency: string) {
	return { price, currency, url: `https://store-${store}.tallowandthorn.example/products/${id}` };
}
