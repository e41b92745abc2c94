/** Id prefix of an island; must match between server rendering and hydration. */
export const islandIds = (line: number): string => `i${line}-`

/** Index of the first island of later fragments: greater than the number of islands in any document. */
export const firstFragmentIsland = 100_000
