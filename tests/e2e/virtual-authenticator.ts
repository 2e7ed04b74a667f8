import type { CDPSession, Page } from '@playwright/test';

/** An authenticator that Chromium plays: it keeps passkeys, and its user touches it and is verified at once. */
export class VirtualAuthenticator {
	readonly #session: CDPSession;
	readonly #authenticatorId: string;

	private constructor(session: CDPSession, authenticatorId: string) {
		this.#session = session;
		this.#authenticatorId = authenticatorId;
	}

	/** Plugs one into the browser of a page. */
	static async addTo(page: Page): Promise<VirtualAuthenticator> {
		const session = await page.context().newCDPSession(page);
		await session.send('WebAuthn.enable');
		const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
			options: {
				protocol: 'ctap2',
				transport: 'internal',
				hasResidentKey: true,
				hasUserVerification: true,
				isUserVerified: true,
				automaticPresenceSimulation: true,
			},
		});
		return new VirtualAuthenticator(session, authenticatorId);
	}

	/** Whether its user can show who they are; one who cannot ends the browser's question. */
	async verifyUser(isUserVerified: boolean): Promise<void> {
		const authenticatorId = this.#authenticatorId;
		await this.#session.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified });
	}

	/** How many passkeys it keeps. */
	async count(): Promise<number> {
		const { credentials } = await this.#session.send('WebAuthn.getCredentials', {
			authenticatorId: this.#authenticatorId,
		});
		return credentials.length;
	}
}
