/** What the ids of a part begin with: the same where it is written and where it is taken over. */
export const islandIds = (line: number): string => `i${line}-`

/** The number of the first part of what comes to a document later: more than a document has. */
export const firstLater = 100_000
