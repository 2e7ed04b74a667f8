import { serve } from './_lib/http/serve.ts';

// Every call that no other function answers is rewritten to this one, so that its refusal has a request id and a line of
// the log like any other. It has no path of its own: which of two overlapping paths wins is not documented.
export default serve();
