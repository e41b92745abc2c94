/** Where a document holds the data of its parts, a line each. */
export const islandLinesId = 'island-lines'
/** Where it holds what its parts are told about the site around them. */
export const hostBlockId = 'site-host'
