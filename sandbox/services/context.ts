import type { FormsContext } from '#services/forms/context.ts';

/** What every embedded service works with; its clock is moved by POST /control/clock, and the desk shows what it sends. */
export interface SandboxContext extends FormsContext {
	botCheckSecret: string;
}
