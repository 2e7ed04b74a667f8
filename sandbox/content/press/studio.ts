import { same } from '../localised.ts';
import { gallery, places } from '../places.ts';
import type { DemoPress } from '../types.ts';

const added = {
	en: 'Unchanged since May 2019',
	fr: 'Inchangé depuis mai 2019',
	es: 'Sin cambios desde mayo de 2019',
};
const photograph = (id: string, { url, alt }: { url: string; alt: { en: string } }) => ({
	id,
	label: alt,
	archive: false,
	file: { url },
});

/** What is used to write about the studio itself. */
export const studioPack: DemoPress['packs'][number] = {
	title: same('Tallow & Thorn'),
	files: [
		{
			id: 'studio-logo',
			label: { en: 'Logo with the name', fr: 'Logo avec le nom', es: 'Logotipo con el nombre' },
			uploadInfo: added,
			archive: false,
			file: { url: '/media/press-studio-logo.svg' },
		},
		{
			id: 'studio-mark',
			label: { en: 'Mark alone', fr: 'Emblème seul', es: 'Emblema solo' },
			uploadInfo: added,
			archive: false,
			file: { url: '/media/press-studio-mark.svg' },
		},
		photograph('studio-house', places.careers),
		...gallery.slice(0, 2).map((picture, index) => photograph(`studio-photo-${index + 1}`, picture)),
	],
};
