import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'

/** The sections that a list reads to have its filters answer. */
const sections = ['favourites', 'price', 'search', 'stock'] as const satisfies readonly (keyof ResolvedConfig)[]

/** What of a site's settings a stock list reads in a browser: its cars come drawn. */
export type ListConfig = Pick<ResolvedConfig, (typeof sections)[number]> & {
  readonly identity: Pick<ResolvedConfig['identity'], 'country'>
}

/** What of a site's settings travels to the browser with a stock list, keys left out. */
export const listConfig = (config: ResolvedConfig): ListConfig => {
  const { favourites, price, search, stock, identity } = config
  return { favourites, price, search: { ...search, appId: '', key: '', indexName: '' }, stock, identity: { country: identity.country } }
}
