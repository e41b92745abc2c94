/** The parameter that leaves values of a facet out of a search (SRC-02). */
export const excludedName = (facet: string): string => `${facet}_not`
