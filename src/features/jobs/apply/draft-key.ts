/** Under which name a browser keeps what was typed for a job. */
export const draftKey = (jobId: string) => `application ${jobId}`;
