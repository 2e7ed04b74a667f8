import { lowtide } from '../games/lowtide.ts';
import { theGlassRegent } from '../games/the-glass-regent.ts';
import type { DemoPress } from '../types.ts';
import { archived, factSheet, scenes, standing, titleOf } from './files.ts';

const regentLaunch = {
	en: 'Added December 3, 2020',
	fr: 'Ajouté le 3 décembre 2020',
	es: 'Añadido el 3 de diciembre de 2020',
};
const lowtideLaunch = {
	en: 'Added March 22, 2018',
	fr: 'Ajouté le 22 mars 2018',
	es: 'Añadido el 22 de marzo de 2018',
};

export const earlierPacks: DemoPress['packs'] = [
	{
		title: titleOf(theGlassRegent),
		files: [
			...standing(theGlassRegent, {
				wide: {
					label: {
						en: 'The palace of Vire, landscape',
						fr: 'Le palais de Vire, paysage',
						es: 'El palacio de Vire, horizontal',
					},
					uploadInfo: regentLaunch,
				},
				tall: {
					label: {
						en: 'The palace of Vire, portrait',
						fr: 'Le palais de Vire, portrait',
						es: 'El palacio de Vire, vertical',
					},
					uploadInfo: regentLaunch,
				},
				logo: { label: { en: 'Logo, vector', fr: 'Logo vectoriel', es: 'Logotipo vectorial' } },
				factSheet,
			}),
			...scenes(theGlassRegent, [
				{
					label: {
						en: 'The mirror ball, and who is not dancing',
						fr: 'Le bal des miroirs, et qui ne danse pas',
						es: 'El baile de los espejos, y quién no baila',
					},
					uploadInfo: regentLaunch,
				},
				{
					label: {
						en: 'The ice bridge at dawn',
						fr: 'Le pont de glace à l’aube',
						es: 'El puente de hielo al alba',
					},
					uploadInfo: regentLaunch,
				},
				{
					label: {
						en: 'One red flower in the winter garden',
						fr: 'Une fleur rouge au jardin d’hiver',
						es: 'Una flor roja en el jardín de invierno',
					},
					uploadInfo: {
						en: 'Added with the PlayStation 5 version, June 2021',
						fr: 'Ajouté avec la version PlayStation 5, juin 2021',
						es: 'Añadido con la versión de PlayStation 5, junio de 2021',
					},
				},
			]),
			archived('the-glass-regent-seal', theGlassRegent.icon.url, {
				label: {
					en: 'Seal of the Regent, first drawing',
					fr: 'Sceau du Régent, premier dessin',
					es: 'Sello del Regente, primer dibujo',
				},
				uploadInfo: { en: 'From January 2020', fr: 'De janvier 2020', es: 'De enero de 2020' },
			}),
		],
	},
	{
		title: titleOf(lowtide),
		files: [
			...standing(lowtide, {
				wide: {
					label: {
						en: 'The Slakes at low water, wide',
						fr: 'Les Slakes à marée basse, format large',
						es: 'Los Slakes en bajamar, apaisado',
					},
					uploadInfo: lowtideLaunch,
				},
				tall: {
					label: {
						en: 'The Slakes at low water, tall',
						fr: 'Les Slakes à marée basse, format vertical',
						es: 'Los Slakes en bajamar, vertical',
					},
					uploadInfo: lowtideLaunch,
				},
				logo: {
					label: { en: 'Logo, stencil', fr: 'Logo au pochoir', es: 'Logotipo estarcido' },
					uploadInfo: lowtideLaunch,
				},
				factSheet,
			}),
			...scenes(lowtide, [
				{
					label: {
						en: 'Your room, rent due on Thursday',
						fr: 'Votre chambre, loyer dû jeudi',
						es: 'Tu cuarto, el alquiler vence el jueves',
					},
					uploadInfo: lowtideLaunch,
				},
				{
					label: {
						en: 'Four minutes before the tide',
						fr: 'Quatre minutes avant la marée',
						es: 'Cuatro minutos antes de la marea',
					},
				},
				{
					label: { en: 'The hull market', fr: 'Le marché sous la coque', es: 'El mercado bajo el casco' },
					uploadInfo: lowtideLaunch,
				},
			]),
			archived('lowtide-book', '/media/merch-book-of-tides.webp', {
				label: {
					en: 'The Book of Tides, from the boxed edition',
					fr: 'Le Livre des marées, de l’édition en boîte',
					es: 'El Libro de las mareas, de la edición en caja',
				},
				uploadInfo: {
					en: 'From 2018, with the old binding',
					fr: 'De 2018, avec l’ancienne reliure',
					es: 'De 2018, con la encuadernación antigua',
				},
			}),
		],
	},
];
