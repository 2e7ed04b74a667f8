import type { Localised } from '../localised.ts';

export const tags = {
	announcement: { en: 'Announcements', fr: 'Annonces', es: 'Anuncios' },
	update: { en: 'Updates', fr: 'Mises à jour', es: 'Actualizaciones' },
	workshop: { en: 'From the workshop', fr: 'Dans l’atelier', es: 'Desde el taller' },
	studio: { en: 'Studio life', fr: 'Vie du studio', es: 'Vida en el estudio' },
	players: { en: 'Our players', fr: 'Nos joueurs', es: 'Nuestra comunidad' },
	playtests: { en: 'Playtests', fr: 'Séances de test', es: 'Pruebas de juego' },
} satisfies Record<string, Localised>;
