// Loaded into a host: says every few seconds what its heap holds once the garbage is gone, in MB.
const every = 3000;
setInterval(() => {
	gc?.();
	console.log(`HEAP ${process.memoryUsage().heapUsed / 1024 / 1024}`);
}, every).unref();
