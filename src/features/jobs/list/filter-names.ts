/** The parts of a query that are filters; `studio` is another name of `location`. */
export const filterNames = ['location', 'studio', 'team', 'type', 'query'];
