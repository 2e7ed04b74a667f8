// The site makes its own sizes of the original.
export default { upload: { config: { breakpoints: {} } } };
