// Ends a program by SIGTERM once the npm that runs it is gone: an npm that is killed does not pass the signal on, and what runs
// on would keep its port and its database. Scripts of package.json have Node import it first.
const npm = process.ppid;

const timer = setInterval(() => {
	if (process.ppid === npm) return;
	clearInterval(timer);
	process.kill(process.pid, 'SIGTERM');
}, 500);
timer.unref();

export {};
