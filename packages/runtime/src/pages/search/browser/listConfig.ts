import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'

/** What of a site's settings a stock list reads in a browser: its cars come drawn. */
export type ListConfig = Pick<ResolvedConfig, 'favourites' | 'price' | 'search' | 'stock'> & {
  readonly identity: Pick<ResolvedConfig['identity'], 'country'>
}

/** What of a site's settings travels to the browser with a stock list, keys left out. */
export const listConfig = ({ favourites, price, search, stock, identity: { country } }: ResolvedConfig): ListConfig => ({
  ...{ favourites, price, stock, identity: { country } },
  search: { ...search, appId: '', key: '', indexName: '' },
})
