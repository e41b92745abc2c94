/** The names that one search segment can mean, beside the config (RTE-14, RTE-19). Slugs, lower case. */
export interface RouteNames {
  readonly makes: readonly {
    readonly slug: string
    readonly name: string
    /** Its logo by its key in file storage; absent: none is kept. */
    readonly logoKey?: string
    readonly models: readonly { readonly slug: string; readonly name: string }[]
  }[]
  /** Where the models of its dealerships' makes have their pages; `plain` is a model's own name, which leads to the page where that is elsewhere. */
  readonly modelPages: readonly { readonly id: string; readonly name: string; readonly path: string; readonly plain: string }[]
  readonly dealershipSlugs: readonly string[]
  readonly locationSlugs: readonly string[]
}
