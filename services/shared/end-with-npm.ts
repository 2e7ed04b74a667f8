// Ends a program once the npm that runs it is gone, as if it had been asked to: an npm that is killed tells nobody, and what
// it leaves behind keeps its port and its database. Node imports it first where a script of package.json says so.
const npm = process.ppid;

const timer = setInterval(() => {
	if (process.ppid === npm) return;
	clearInterval(timer);
	process.kill(process.pid, 'SIGTERM');
}, 500);
timer.unref();

export {};
