declare namespace App {
	interface Locals {
		/** What the answer shows. */
		draft?: import('#cms/draft.ts').Draft;
	}
}
