/** How a requirement is shown to hold; tests/requirements.tsv names one for each. */
export const proofs = ['test', 'bench', 'docs', 'review'] as const;
export type Proof = (typeof proofs)[number];

export interface Requirement {
	id: string;
	says: string;
	proof: string;
}

/** The rows of tests/requirements.tsv. */
export function readRequirements(tsv: string): Requirement[] {
	const rows = tsv.split('\n').slice(1).filter(Boolean);
	return rows.map((row) => {
		const [id = '', says = '', proof = ''] = row.split('\t');
		return { id, says, proof };
	});
}

/** The ids of tests/requirements-pending.txt, one a line: requirements that nothing shows yet. */
export function readPending(text: string): string[] {
	return text.split('\n').filter(Boolean);
}
