import { aQuarrelOfMoons } from '../games/a-quarrel-of-moons.ts';
import { thornhollow } from '../games/thornhollow.ts';
import type { DemoPress } from '../types.ts';
import { archived, factSheet, scenes, standing, titleOf } from './files.ts';

const remastered = { en: 'Remade for May 2025', fr: 'Refait pour mai 2025', es: 'Rehecho para mayo de 2025' };
const thornhollowSwitch = {
	en: 'Added in October 2022, for the tenth birthday',
	fr: 'Ajouté en octobre 2022, pour les dix ans',
	es: 'Añadido en octubre de 2022, por el décimo cumpleaños',
};

export const oldestPacks: DemoPress['packs'] = [
	{
		title: titleOf(aQuarrelOfMoons),
		files: [
			...standing(aQuarrelOfMoons, {
				wide: {
					label: {
						en: 'Both moons over Harrow Fell',
						fr: 'Les deux lunes sur Harrow Fell',
						es: 'Las dos lunas sobre Harrow Fell',
					},
					uploadInfo: remastered,
				},
				tall: {
					label: {
						en: 'Both moons, cut for covers',
						fr: 'Les deux lunes, cadrées pour une couverture',
						es: 'Las dos lunas, encuadradas para portada',
					},
					uploadInfo: remastered,
				},
				logo: {
					label: {
						en: 'Logo with the two moons',
						fr: 'Logo aux deux lunes',
						es: 'Logotipo con las dos lunas',
					},
					uploadInfo: remastered,
				},
				factSheet,
			}),
			...scenes(aQuarrelOfMoons, [
				{
					label: {
						en: 'The astronomer and the broken telescope',
						fr: 'L’astronome et le télescope brisé',
						es: 'La astrónoma y el telescopio roto',
					},
					uploadInfo: remastered,
				},
				{
					label: {
						en: 'A village that cannot agree',
						fr: 'Un village qui ne s’entend pas',
						es: 'Un pueblo que no se pone de acuerdo',
					},
				},
				{
					label: { en: 'The duel on the ridge', fr: 'Le duel sur la crête', es: 'El duelo en la cresta' },
					uploadInfo: remastered,
				},
			]),
			archived('a-quarrel-of-moons-2015', '/media/archive-a-quarrel-of-moons.webp', {
				label: {
					en: 'The dome as it looked in the first edition',
					fr: 'La coupole de la première édition',
					es: 'La cúpula de la primera edición',
				},
				uploadInfo: { en: 'From May 2015', fr: 'De mai 2015', es: 'De mayo de 2015' },
			}),
		],
	},
	{
		title: titleOf(thornhollow),
		files: [
			...standing(thornhollow, {
				wide: {
					label: {
						en: 'The gate among the briars',
						fr: 'La grille dans les ronces',
						es: 'La verja entre las zarzas',
					},
					uploadInfo: thornhollowSwitch,
				},
				tall: {
					label: { en: 'The gate, closer', fr: 'La grille, de plus près', es: 'La verja, más de cerca' },
					uploadInfo: thornhollowSwitch,
				},
				logo: {
					label: {
						en: 'Logo in blackletter',
						fr: 'Logo en lettres gothiques',
						es: 'Logotipo en letra gótica',
					},
				},
				factSheet,
			}),
			...scenes(thornhollow, [
				{
					label: { en: 'The far side', fr: 'De l’autre côté', es: 'El otro lado' },
					uploadInfo: thornhollowSwitch,
				},
				{
					label: { en: 'The rose chapel', fr: 'La chapelle aux roses', es: 'La capilla de las rosas' },
					uploadInfo: thornhollowSwitch,
				},
				{
					label: { en: 'A window with a light in it', fr: 'Une fenêtre éclairée', es: 'Una ventana con luz' },
					uploadInfo: thornhollowSwitch,
				},
			]),
			archived('thornhollow-badge', thornhollow.icon.url, {
				label: {
					en: 'Badge from our first convention table',
					fr: 'Badge de notre premier stand',
					es: 'Chapa de nuestra primera mesa en una feria',
				},
				uploadInfo: { en: 'From October 2012', fr: 'D’octobre 2012', es: 'De octubre de 2012' },
			}),
		],
	},
];
