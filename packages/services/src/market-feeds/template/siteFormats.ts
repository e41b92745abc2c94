import type { Scope } from '@forecourt/data/createDatabase'
import { listMarketTemplates } from '@forecourt/data/market-feeds/marketTemplates'
import type { MarketFormat } from '../MarketFormat'
import { findMarketFormat, marketFormats } from '../marketFormats'
import { marketTemplate } from './MarketTemplate'
import { templateFormat } from './templateFormat'

/** Every format a site's stock can be fetched in: those everybody has, and those made for it. */
export const siteFormats = async (scope: Scope, siteId: string): Promise<MarketFormat[]> => [
  ...marketFormats,
  ...(await listMarketTemplates(scope, siteId)).map(({ id, name, document }) => templateFormat(id, name, marketTemplate.parse(document))),
]

/** A format of a site by its id; null for one it doesn't have. */
export const findSiteFormat = async (scope: Scope, siteId: string, id: string): Promise<MarketFormat | null> =>
  findMarketFormat(id) ?? (await siteFormats(scope, siteId)).find((format) => format.id === id) ?? null
