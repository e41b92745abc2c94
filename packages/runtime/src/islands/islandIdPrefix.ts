/** Prefix of the ids in an island, by its index; must match between server rendering and hydration. */
export const islandIdPrefix = (index: number): string => `i${index}-`

/** Index of the first island of later fragments: greater than the number of islands in any document. */
export const firstFragmentIsland = 100_000
