// Loads a bundled function, asks it once, and says its status, how old this process was when the answer had been read, and
// what it took of a core.
const [, , file, address, sent] = process.argv;
const { default: handle } = await import(file);
const response = await handle(new Request(address, JSON.parse(sent)), {});
await response.arrayBuffer();
const { user, system } = process.cpuUsage();
console.log(JSON.stringify({ status: response.status, ms: performance.now(), core: (user + system) / 1000 }));
process.exit();
