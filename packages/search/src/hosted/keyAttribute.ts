/** The attribute of a hosted record that holds the keys of a facet's values (`facetKey`), by which all spellings of a name are found. */
export const keyAttribute = (facet: string): string => `${facet}_key`
