/** Whether a path of this site is that of a page: files and functions have a dot in their last segment or are below /api. */
export const isPagePath = (pathname: string) => !/\.\w+$|^\/api\//.test(pathname);
