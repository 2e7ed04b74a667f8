// What a container asks whether it is well: ends with 1 where calls would fail.
const port = process.env.SERVICES_PORT || '4600';
const response = await fetch(`http://127.0.0.1:${port}/health`, { signal: AbortSignal.timeout(4000) });
console.log(await response.text());
process.exitCode = response.ok ? 0 : 1;

export {};
