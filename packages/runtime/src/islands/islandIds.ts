/** What the ids of a part begin with: the same where it is written and where it is taken over. */
export const islandIds = (line: number): string => `i${line}-`
