import type { Locale } from '#contract/locales.ts';
import type { SecurityTexts } from '../../../mail/mail-text.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';

export const securityTexts: Record<Locale, SecurityTexts> = { en, fr, es };
