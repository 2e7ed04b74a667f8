/** Under which name a browser keeps what was typed for a job. */
export const draftName = (jobId: string) => `application ${jobId}`;
