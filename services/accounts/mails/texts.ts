import type { Locale } from '#contract/locales.ts';
import type { AccountTexts } from '../../mail/mail-text.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';

export const texts: Record<Locale, AccountTexts> = { en, fr, es };
