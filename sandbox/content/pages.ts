import { home } from './pages/home.ts';

export const pages = [home];
