/** Whether a path is a page of the console or beneath it. */
export const isCurrentPage = (to: string, path: string) => (to === '/' ? path === '/' : path === to || path.startsWith(`${to}/`))
