import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'

/** The settings a stock list needs in the browser; its cars are server-rendered. */
export type ListConfig = Pick<ResolvedConfig, 'favourites' | 'price' | 'search' | 'stock'> & {
  readonly identity: Pick<ResolvedConfig['identity'], 'country'>
}

/** Picks the settings sent to the browser with a stock list, without secrets. */
export const listConfig = ({ favourites, price, search, stock, identity: { country } }: ResolvedConfig): ListConfig => ({
  ...{ favourites, price, stock, identity: { country } },
  search: { ...search, appId: '', key: '', indexName: '' },
})
