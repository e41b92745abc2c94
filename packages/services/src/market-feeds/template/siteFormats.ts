import type { Scope } from '@forecourt/data/createDatabase'
import { listMarketTemplates } from '@forecourt/data/market-feeds/marketTemplates'
import type { MarketFormat } from '../MarketFormat'
import { findMarketFormat, marketFormats } from '../marketFormats'
import { marketTemplate } from './MarketTemplate'
import { templateFormat } from './templateFormat'

/** All export formats of a site: built-in ones and templates. */
export const siteFormats = async (scope: Scope, siteId: string): Promise<MarketFormat[]> => [
  ...marketFormats,
  ...(await listMarketTemplates(scope, siteId)).map(({ id, name, document }) => templateFormat(id, name, marketTemplate.parse(document))),
]

/** Finds a format of a site by id; null if it has none. */
export const findSiteFormat = async (scope: Scope, siteId: string, id: string): Promise<MarketFormat | null> =>
  findMarketFormat(id) ?? (await siteFormats(scope, siteId)).find((format) => format.id === id) ?? null
