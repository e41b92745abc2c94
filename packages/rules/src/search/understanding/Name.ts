/** What a word of the stock stands for: values of facets that all hold together. */
export interface Name {
  readonly values: { readonly [facet: string]: readonly string[] }
  /** How many cars it leaves, or something like it. */
  readonly count: number
}
