import path from 'node:path'

/** Folder of the peers' pages in an installation's files. */
export const samePagesDirectory = (dataDirectory: string) => path.join(dataDirectory, 'same-pages')
