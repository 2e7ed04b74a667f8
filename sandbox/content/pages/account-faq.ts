import type { DemoPage } from '../types.ts';
import { accountQuestions } from './account-faq/questions.ts';

export const accountFaq: DemoPage = {
	id: 'account-faq',
	slug: 'account-faq',
	title: {
		en: 'Questions about your account',
		fr: 'Questions sur votre compte',
		es: 'Preguntas sobre tu cuenta',
	},
	keywords: {
		en: ['account help', 'profile'],
		fr: ['aide compte', 'profil'],
		es: ['ayuda con la cuenta', 'perfil'],
	},
	updatedAt: '2026-10-21T09:00:00Z',
	version: 3,
	blocks: [
		{
			type: 'questions',
			title: { en: 'Good to know', fr: 'Bon à savoir', es: 'Conviene saberlo' },
			items: accountQuestions,
		},
	],
};
