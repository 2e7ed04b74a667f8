import { accessibility } from './pages/accessibility.ts';
import { accountFaq } from './pages/account-faq.ts';
import { careers } from './pages/careers.ts';
import { contact } from './pages/contact.ts';
import { cookies } from './pages/cookies.ts';
import { fanContentPolicy } from './pages/fan-content-policy.ts';
import { gdpr } from './pages/gdpr.ts';
import { home } from './pages/home.ts';
import { internships } from './pages/internships.ts';
import { playtests } from './pages/playtests.ts';
import { privacy } from './pages/privacy.ts';
import { tos } from './pages/tos.ts';

export const pages = [
	home,
	privacy,
	tos,
	gdpr,
	fanContentPolicy,
	accessibility,
	cookies,
	careers,
	internships,
	playtests,
	accountFaq,
	contact,
];
