import { emberwick } from '../games/emberwick.ts';
import { theSaltCrown } from '../games/the-salt-crown.ts';
import { wending } from '../games/wending.ts';
import type { DemoPress } from '../types.ts';
import { archived, factSheet, scenes, standing, titleOf } from './files.ts';

const launch = {
	en: 'Added October 8, 2026',
	fr: 'Ajouté le 8 octobre 2026',
	es: 'Añadido el 8 de octubre de 2026',
};

export const recentPacks: DemoPress['packs'] = [
	{
		title: titleOf(theSaltCrown),
		files: [
			...standing(theSaltCrown, {
				wide: {
					label: {
						en: 'Key art, the Citadel at sunset, wide',
						fr: 'Visuel principal, la Citadelle au couchant, format large',
						es: 'Arte principal, la Ciudadela al atardecer, apaisado',
					},
					uploadInfo: launch,
				},
				tall: {
					label: {
						en: 'Key art, the Citadel from below, tall',
						fr: 'Visuel principal, la Citadelle vue d’en bas, format vertical',
						es: 'Arte principal, la Ciudadela desde abajo, vertical',
					},
					uploadInfo: launch,
				},
				logo: {
					label: {
						en: 'Logo, for light and dark grounds',
						fr: 'Logo, pour fond clair ou sombre',
						es: 'Logotipo, para fondos claros y oscuros',
					},
					uploadInfo: {
						en: 'Unchanged since June 2025',
						fr: 'Inchangé depuis juin 2025',
						es: 'Sin cambios desde junio de 2025',
					},
				},
				factSheet,
			}),
			...scenes(theSaltCrown, [
				{
					label: {
						en: 'The throne room, before anyone has sat down',
						fr: 'La salle du trône, avant que quiconque s’y assoie',
						es: 'El salón del trono, antes de que se siente nadie',
					},
					uploadInfo: launch,
				},
				{
					label: {
						en: 'Four claimants in a salt storm',
						fr: 'Quatre prétendants dans la tempête de sel',
						es: 'Cuatro aspirantes en la tormenta de sal',
					},
					uploadInfo: launch,
				},
				{
					label: {
						en: 'The Undercrust, from the Brine Gate update',
						fr: 'La Sous-Croûte, mise à jour de la porte des Saumures',
						es: 'La Subcostra, de la actualización de la Puerta de la Salmuera',
					},
					uploadInfo: {
						en: 'Added November 12, 2026',
						fr: 'Ajouté le 12 novembre 2026',
						es: 'Añadido el 12 de noviembre de 2026',
					},
				},
			]),
			archived('the-salt-crown-announcement', '/media/archive-the-salt-crown.webp', {
				label: {
					en: 'Announcement picture, with the old ship',
					fr: 'Image de l’annonce, avec l’ancien navire',
					es: 'Imagen del anuncio, con el barco antiguo',
				},
				uploadInfo: { en: 'From June 2025', fr: 'De juin 2025', es: 'De junio de 2025' },
			}),
		],
	},
	{
		title: titleOf(wending),
		files: [
			...standing(wending, {
				wide: {
					label: {
						en: 'Key art: the road, early',
						fr: 'Visuel principal : la route, au petit jour',
						es: 'Arte principal: el camino, de madrugada',
					},
					uploadInfo: {
						en: 'Added September 17, 2026',
						fr: 'Ajouté le 17 septembre 2026',
						es: 'Añadido el 17 de septiembre de 2026',
					},
				},
				tall: {
					label: {
						en: 'Key art for covers and posters',
						fr: 'Visuel principal pour couvertures et affiches',
						es: 'Arte principal para portadas y carteles',
					},
					uploadInfo: {
						en: 'Added September 17, 2026',
						fr: 'Ajouté le 17 septembre 2026',
						es: 'Añadido el 17 de septiembre de 2026',
					},
				},
				logo: { label: { en: 'Logo, brush version', fr: 'Logo au pinceau', es: 'Logotipo a pincel' } },
				factSheet,
			}),
			...scenes(wending, [
				{
					label: {
						en: 'The ring of wagons at night',
						fr: 'Le cercle de chariots, la nuit',
						es: 'El círculo de carros, de noche',
					},
					uploadInfo: {
						en: 'Added September 17, 2026',
						fr: 'Ajouté le 17 septembre 2026',
						es: 'Añadido el 17 de septiembre de 2026',
					},
				},
				{
					label: {
						en: 'Fording the river, week six',
						fr: 'Le passage du gué, sixième semaine',
						es: 'El vado, sexta semana',
					},
					uploadInfo: {
						en: 'Added November 2, 2026',
						fr: 'Ajouté le 2 novembre 2026',
						es: 'Añadido el 2 de noviembre de 2026',
					},
				},
				{
					label: {
						en: 'The pass, and who stays behind',
						fr: 'Le col, et qui reste en arrière',
						es: 'El puerto de montaña, y quién se queda atrás',
					},
					uploadInfo: {
						en: 'Added November 2, 2026',
						fr: 'Ajouté le 2 novembre 2026',
						es: 'Añadido el 2 de noviembre de 2026',
					},
				},
			]),
			archived('wending-teaser', '/media/banner-wending-sets-out.webp', {
				label: {
					en: 'Teaser banner without a title',
					fr: 'Bannière de l’avant-première, sans titre',
					es: 'Cabecera del avance, sin título',
				},
				uploadInfo: { en: 'From August 2026', fr: 'D’août 2026', es: 'De agosto de 2026' },
			}),
		],
	},
	{
		title: titleOf(emberwick),
		files: [
			...standing(emberwick, {
				wide: {
					label: {
						en: 'The village under the hill, wide',
						fr: 'Le village sous la colline, format large',
						es: 'El pueblo bajo la colina, apaisado',
					},
					uploadInfo: {
						en: 'Added November 2, 2023',
						fr: 'Ajouté le 2 novembre 2023',
						es: 'Añadido el 2 de noviembre de 2023',
					},
				},
				tall: {
					label: {
						en: 'The village under the hill, tall',
						fr: 'Le village sous la colline, format vertical',
						es: 'El pueblo bajo la colina, vertical',
					},
				},
				logo: {
					label: { en: 'Logo with flame', fr: 'Logo avec la flamme', es: 'Logotipo con la llama' },
					uploadInfo: {
						en: 'Redrawn in May 2024',
						fr: 'Redessiné en mai 2024',
						es: 'Redibujado en mayo de 2024',
					},
				},
				factSheet,
			}),
			...scenes(emberwick, [
				{
					label: {
						en: 'Lantern Lane, quarter past five',
						fr: 'La ruelle aux Lanternes, cinq heures et quart',
						es: 'El callejón de los Faroles, las cinco y cuarto',
					},
					uploadInfo: {
						en: 'Added November 2, 2023',
						fr: 'Ajouté le 2 novembre 2023',
						es: 'Añadido el 2 de noviembre de 2023',
					},
				},
				{
					label: {
						en: 'A story by the tavern hearth',
						fr: 'Une histoire près de l’âtre',
						es: 'Un cuento junto al hogar',
					},
					uploadInfo: {
						en: 'Added November 2, 2023',
						fr: 'Ajouté le 2 novembre 2023',
						es: 'Añadido el 2 de noviembre de 2023',
					},
				},
				{
					label: { en: 'The second winter', fr: 'Le deuxième hiver', es: 'El segundo invierno' },
					uploadInfo: {
						en: 'Added December 11, 2025',
						fr: 'Ajouté le 11 décembre 2025',
						es: 'Añadido el 11 de diciembre de 2025',
					},
				},
			]),
			archived('emberwick-preview', '/media/banner-playtest-season.webp', {
				label: {
					en: 'Preview picture, before the lamps were recounted',
					fr: 'Image d’avant-première, avant le recomptage des lampes',
					es: 'Imagen previa, antes de recontar los faroles',
				},
				uploadInfo: { en: 'From spring 2023', fr: 'Du printemps 2023', es: 'De la primavera de 2023' },
			}),
		],
	},
];
