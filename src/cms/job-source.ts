import { readConfig } from '#contract/config.ts';
import { atsAddresses, idPrefixes, type JobSource, type JobsSetting } from '#contract/jobs.ts';
import { jobs } from '#site.config';

/** The board of an ATS that jobs are read from. */
export interface Board extends JobsSetting {
	source: Exclude<JobSource, 'cms'>;
	/** Where the API of the ATS is, without a trailing slash. */
	url: string;
	/** Before the ids of its jobs. */
	prefix: string;
}

/** The board that jobs come from; undefined where they are part of the content. */
export function readBoard(): Board | undefined {
	const config = readConfig(process.env, ['JOBS_SOURCE', 'JOBS_BOARD', 'JOBS_URL']);
	const source = config.JOBS_SOURCE ?? jobs.source;
	if (source === 'cms') return undefined;
	const { JOBS_BOARD: board = jobs.board, JOBS_URL: url = atsAddresses[source] } = config;
	return { ...jobs, source, board, url, prefix: idPrefixes[source] };
}

/** Whether an id is that of a job of the board, whether or not it is still there. */
export const isOfBoard = (id: string): boolean => {
	const board = readBoard();
	return board !== undefined && id.startsWith(board.prefix);
};

const isAboutJobs = (path: string): boolean => /^\/api\/(?:open\/)?offices\/job-offers(?:\/|$)/.test(path);

/** Whether what a path of the CMS asks for is answered by the board of an ATS. */
export const isFromBoard = (path: string): boolean => isAboutJobs(path) && readBoard() !== undefined;
