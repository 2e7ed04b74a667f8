import { idPrefixes, prefixOf } from '#contract/jobs.ts';
import { containsWords, isAnyOf } from '#lib/job-filter.ts';
import { siteLink } from '../../../mail/links.ts';
import type { Db } from '../../../store/store.ts';
import { transaction } from '../../../store/transaction.ts';
import type { ContentJob, FormsContext } from '../../context.ts';
import { type Alert, confirmedAlerts } from '../alerts.ts';
import { alertLinks, mailAlert } from '../mails.ts';
import { jobAlertTexts } from './texts.ts';
import { type AlertFilters, jobAlerts } from './topic.ts';

/**
 * Stands among the known jobs once those of a source were added that were there at the first look at it: no id is like it.
 * A studio that moves its jobs to an ATS has no new jobs, but all of them have new ids.
 */
const markOf = ({ id }: ContentJob) => prefixOf(id);
const marks = ['', ...Object.values(idPrefixes)];

/**
 * Mails those who asked to hear of the jobs that are new since the last look; nobody hears of one twice, however often and
 * in however many processes this runs. The first look at a source of jobs only notes what is there.
 */
export async function announceNewJobs(context: FormsContext): Promise<void> {
	// Known ones first: what another process forgets meanwhile, content that is loaded later does not have either.
	const known = await knownJobs(context.db);
	const jobs = (await context.loadContent()).listJobs();
	if (!marks.some((mark) => known.has(mark))) return fill(context, jobs);
	await forgetGone(context.db, known, jobs);
	const first = jobs.filter((job) => !known.has(markOf(job)));
	if (first.length > 0) await fill(context, first);
	for (const job of jobs) if (known.has(markOf(job)) && !known.has(job.id)) await announce(context, job);
}

async function knownJobs(db: Db): Promise<Set<string>> {
	const rows = await db.selectFrom('known_job').select('id').execute();
	return new Set(rows.map(({ id }) => id));
}

/** Makes jobs known that are not; gives how many these were. */
async function makeKnown(db: Db, ids: readonly string[]): Promise<number> {
	const { numInsertedOrUpdatedRows = 0n } = await db
		.insertInto('known_job')
		.values(ids.map((id) => ({ id })))
		.onConflict((conflict) => conflict.column('id').doNothing())
		.executeTakeFirst();
	return Number(numInsertedOrUpdatedRows);
}

async function fill(context: FormsContext, jobs: readonly ContentJob[]): Promise<void> {
	const found = jobs.length > 0 ? jobs.map(markOf) : [''];
	await makeKnown(context.db, [...new Set(found), ...jobs.map(({ id }) => id)]);
}

/** A job that was withdrawn is new once it is published again, and so is a source that jobs no longer come from. */
async function forgetGone(db: Db, known: ReadonlySet<string>, jobs: readonly ContentJob[]): Promise<void> {
	const kept = jobs.length > 0 ? jobs.map(markOf) : marks;
	const present = new Set([...kept, ...jobs.map(({ id }) => id)]);
	const gone = [...known].filter((id) => !present.has(id));
	if (gone.length > 0) await db.deleteFrom('known_job').where('id', 'in', gone).execute();
}

/** Of several processes the one that makes a job known mails about it. */
function announce(context: FormsContext, job: ContentJob): Promise<void> {
	return transaction(context, async (context) => {
		const isMine = (await makeKnown(context.db, [job.id])) > 0;
		const isOver = job.validThrough !== undefined && Date.parse(job.validThrough) <= context.now();
		if (isMine && !job.closed && !isOver) await mailSubscribers(context, job);
	});
}

async function mailSubscribers(context: FormsContext, job: ContentJob): Promise<void> {
	for (const alert of await confirmedAlerts(context.db, jobAlerts.kind))
		if (isWanted(job, alert) && (await noteMail(context.db, alert.id, job.id)))
			await mailJob(alert, job, context);
}

/** Notes that a job was mailed to an alert; false where it was before. */
async function noteMail(db: Db, alertId: string, jobId: string): Promise<boolean> {
	const { numInsertedOrUpdatedRows = 0n } = await db
		.insertInto('job_alert_mail')
		.values({ alert_id: alertId, job_id: jobId })
		.onConflict((conflict) => conflict.columns(['alert_id', 'job_id']).doNothing())
		.executeTakeFirst();
	return numInsertedOrUpdatedRows > 0n;
}

async function mailJob(alert: Alert, { id, texts }: ContentJob, context: FormsContext): Promise<void> {
	const { locale } = alert;
	const { title, city } = texts[locale];
	const { stop } = alertLinks(alert, jobAlerts, context);
	const link = siteLink(context.siteUrl, locale, 'careers', id);
	const mail = jobAlertTexts[locale].job({ title, city, link, stopLink: stop });
	await mailAlert(alert, mail, { topic: jobAlerts, context });
}

function isWanted(job: ContentJob, { about, locale }: Alert): boolean {
	const wanted = JSON.parse(about) as AlertFilters;
	const { title, description, requirements } = job.texts[locale];
	return isAnyOf(job, wanted) && containsWords([title, description, requirements], wanted.query);
}
