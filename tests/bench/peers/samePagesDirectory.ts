import path from 'node:path'

/** Where the pages that peers draw lie, in the files of an installation. */
export const samePagesDirectory = (dataDirectory: string) => path.join(dataDirectory, 'same-pages')
