import type { DemoPage } from '../types.ts';
import { limits } from './fan-content-policy/limits.ts';
import { welcome } from './fan-content-policy/welcome.ts';

export const fanContentPolicy: DemoPage = {
	id: 'fan-content-policy',
	slug: 'fan-content-policy',
	title: {
		en: 'Fan content policy',
		fr: 'Règles sur les créations de fans',
		es: 'Normas sobre contenido de fans',
	},
	keywords: {
		en: ['fan art', 'streaming', 'monetise videos', 'let’s play'],
		fr: ['fan art', 'streaming', 'monétiser', 'vidéos'],
		es: ['fan art', 'streaming', 'monetizar', 'vídeos'],
	},
	updatedAt: '2026-10-06T08:00:00Z',
	version: 2,
	changes: [
		{
			version: 2,
			date: '2026-10-06T08:00:00Z',
			text: {
				en: 'New chapter on machines and training. Small runs of handmade things may now be 300 pieces instead of 100, since you kept selling out.',
				fr: 'Nouveau chapitre sur les machines et leur entraînement. Les petites séries faites main passent de 100 à 300 pièces, puisque vous étiez toujours en rupture.',
				es: 'Capítulo nuevo sobre máquinas y entrenamiento. Las tiradas pequeñas hechas a mano pasan de 100 a 300 piezas, porque siempre se os agotaban.',
			},
		},
		{
			version: 1,
			date: '2019-05-20T08:00:00Z',
			text: {
				en: 'First version, after a choir in Leeds asked whether it could sing our songs. It could.',
				fr: 'Première version, après qu’une chorale de Leeds a demandé si elle pouvait chanter nos chansons. Elle le pouvait.',
				es: 'Primera versión, después de que un coro de Leeds preguntara si podía cantar nuestras canciones. Podía.',
			},
		},
	],
	blocks: [
		{
			type: 'opening',
			line: {
				en: 'Take a candle. Leave the chandelier.',
				fr: 'Prenez une bougie. Laissez le lustre.',
				es: 'Llévate una vela. Deja la araña.',
			},
			text: {
				en: 'People draw our characters, sing our songs, sew the Regent’s coat and stream themselves losing a crown to the rain. We love it, and most of it needs no permission. This page says what you may simply do, what you must not, and how to ask about everything in between.',
				fr: 'Des gens dessinent nos personnages, chantent nos chansons, cousent le manteau du Régent et se filment en train de perdre une couronne sous la pluie. Nous adorons cela, et presque rien n’exige d’autorisation. Cette page dit ce que vous pouvez faire sans façon, ce qui est exclu, et comment demander pour tout le reste.',
				es: 'Hay quien dibuja a nuestros personajes, canta nuestras canciones, cose el abrigo del Regente y se graba perdiendo una corona bajo la lluvia. Nos encanta, y casi nada de eso necesita permiso. Esta página dice qué puedes hacer sin más, qué no, y cómo preguntar por todo lo que queda en medio.',
			},
		},
		...welcome,
		...limits,
	],
};
