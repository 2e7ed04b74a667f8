import type { DemoSupportPatch } from './types.ts';

export const supportPatches: DemoSupportPatch[] = [
	{
		id: 'the-salt-crown-1-0-2',
		game: 'the-salt-crown',
		version: '1.0.2',
		date: '2026-11-05T14:00:00Z',
		notes: {
			en: `<ul><li>The queen’s ferryman takes the fare once, also from those who pay in water.</li><li>Nobody falls through the third step of the Citadel any more.</li><li>Loading a reign of over ninety hours takes a third of the time it took.</li></ul>`,
			fr: `<ul><li>Le passeur de la reine n’encaisse plus qu’une fois, même de qui le paie en eau.</li><li>Plus personne ne passe au travers de la troisième marche de la Citadelle.</li><li>Charger un règne de plus de quatre-vingt-dix heures prend trois fois moins de temps.</li></ul>`,
			es: `<ul><li>El barquero de la reina cobra una sola vez, también a quien paga con agua.</li><li>Ya nadie se cae por el tercer peldaño de la Ciudadela.</li><li>Cargar un reinado de más de noventa horas tarda un tercio de lo que tardaba.</li></ul>`,
		},
		url: 'https://thesaltcrown.example/versions/1-0-2',
	},
	{
		id: 'the-salt-crown-1-0-1',
		game: 'the-salt-crown',
		version: '1.0.1',
		date: '2026-10-13T14:00:00Z',
		notes: {
			en: `<ul><li>Fixed a black screen at the start on screens that change their colours by themselves.</li><li>Oaths that were broken while asleep no longer count as kept.</li></ul>`,
			fr: `<ul><li>Correction d’un écran noir au lancement sur les écrans qui règlent seuls leurs couleurs.</li><li>Un serment rompu pendant le sommeil n’est plus compté comme tenu.</li></ul>`,
			es: `<ul><li>Corregida una pantalla negra al empezar en monitores que ajustan los colores por su cuenta.</li><li>Los juramentos rotos en sueños ya no cuentan como cumplidos.</li></ul>`,
		},
		url: 'https://thesaltcrown.example/versions/1-0-1',
	},
	{
		id: 'emberwick-2-0-3',
		game: 'emberwick',
		version: '2.0.3',
		date: '2026-09-24T14:00:00Z',
		notes: {
			en: `<ul><li>Footprints stay until the next snow for both players, not only for the one who made them.</li><li>The game remembers which controller was used last.</li></ul>`,
			fr: `<ul><li>Les traces de pas restent jusqu’à la prochaine neige pour les deux joueurs, et non plus seulement pour qui les a laissées.</li><li>Le jeu se souvient de la dernière manette utilisée.</li></ul>`,
			es: `<ul><li>Las huellas duran hasta la próxima nevada para las dos personas que juegan, no solo para quien las dejó.</li><li>El juego recuerda cuál fue el último mando utilizado.</li></ul>`,
		},
		url: 'https://emberwick.example/versions/2-0-3',
	},
	{
		id: 'a-quarrel-of-moons-1-8',
		game: 'a-quarrel-of-moons',
		version: '1.8',
		date: '2026-05-12T14:00:00Z',
		notes: {
			en: `<ul><li>Runs on Macs with Apple’s own chips without a translator between.</li><li>The grey mode can be set for each moon by itself.</li></ul>`,
			fr: `<ul><li>Fonctionne sur les Mac à puce Apple sans traducteur intermédiaire.</li><li>Le mode gris se règle pour chaque lune séparément.</li></ul>`,
			es: `<ul><li>Funciona en los Mac con chip de Apple sin traductor de por medio.</li><li>El modo gris se puede ajustar para cada luna por separado.</li></ul>`,
		},
		url: 'https://aquarrelofmoons.example/versions/1-8',
	},
	{
		id: 'lowtide-1-9-4',
		game: 'lowtide',
		version: '1.9.4',
		date: '2024-03-22T15:00:00Z',
		notes: {
			en: `<ul><li>The tide is on time, after six years. <a href="/blog/the-minute-lowtide-lost">Where its minute had gone</a> is a story of its own.</li><li>Fixed the market dog, who kept the hours of the old tide.</li><li>A tide may last from four hours to eight.</li></ul>`,
			fr: `<ul><li>La marée est à l’heure, au bout de six ans. <a href="/blog/the-minute-lowtide-lost">Où sa minute était passée</a> : c’est toute une histoire.</li><li>Le chien du marché ne suit plus les horaires de l’ancienne marée.</li><li>Une marée peut durer de quatre à huit heures.</li></ul>`,
			es: `<ul><li>La marea llega en hora, seis años después. <a href="/blog/the-minute-lowtide-lost">Dónde se había metido su minuto</a> es una historia aparte.</li><li>El perro del mercado ya no sigue el horario de la marea antigua.</li><li>Una marea puede durar de cuatro a ocho horas.</li></ul>`,
		},
		url: 'https://lowtide.example/versions/1-9-4',
	},
];
