import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { offersSubscriptions } from '@forecourt/schema/switches/offersSubscriptions'
import { shownFinance } from '@forecourt/schema/switches/shownFinance'
import { blockAsks } from '../blocks/blockAsks'
import { opensWithFeatured } from '../blog/opensWithFeatured'
import { otherCarParts } from '../car/page/otherCarParts'
import { showsMarketPrice, showsViews } from '../car/page/panelParts'
import { mayShow } from '../parts/mayShow'
import { revealsPhones } from '../phone/revealsPhones'
import type { Route } from '../routing/Route'
import { countedFacets } from '../search/countedFacets'
import { rareFacets } from '../search/facets'
import { hidesUnpriced } from '../search/list/hidesUnpriced'

/** What decides which fields of a car its card is given. */
const shownOfCars = (config: ResolvedConfig): object => ({
  subscriptions: offersSubscriptions(config),
  provider: config.finance.provider,
  views: showsViews.holds({ config }),
  market: showsMarketPrice.holds({ config }),
  estimates: shownFinance.estimates(config),
  quotes: shownFinance.quotes(config),
  phones: revealsPhones(config),
})

const needs = (config: ResolvedConfig, route: Route): object => {
  switch (route.page) {
    case 'content': {
      const blocks = config.pages.list.find(({ id }) => id === route.pageId)?.blocks ?? []
      const asked = blocks.flatMap((block) => {
        const asks = blockAsks(block, config)
        return asks ? [{ id: block.id, kind: block.kind, ...asks }] : []
      })
      return { blocks: asked }
    }
    case 'search': {
      const { pageSize, defaultSort } = config.search
      return {
        preset: route.preset,
        pageSize,
        defaultSort,
        hidesUnpriced: hidesUnpriced(config, { sortBy: 'price_asc' }),
        counted: countedFacets(config.search).filter((facet) => rareFacets.includes(facet)),
        ...shownOfCars(config),
      }
    }
    case 'car':
      return { slug: route.slug, similar: mayShow(otherCarParts.similar, config) }
    case 'print':
    case 'location':
      return { slug: route.slug }
    case 'offers':
      return { manufacturer: config.identity.manufacturer }
    case 'blog':
      return {
        list: [route.category, route.tag, route.number],
        size: config.blog.pageSize,
        categories: config.blog.categories,
        featured: opensWithFeatured(config),
      }
    case 'post':
      return { slug: route.slug, sort: config.search.defaultSort, ...shownOfCars(config) }
    case 'offer':
      return { offerId: route.offerId, manufacturer: config.identity.manufacturer }
    default:
      return {}
  }
}

/**
 * Names everything of the config and route that a page's data depends on (CFG-12, SRC-31, SRC-34): while it stays the same, a
 * preview needs no new data, whatever else is edited. The query string of a search is for the caller to add.
 */
export const dataKey = (config: ResolvedConfig, route: Route): string => JSON.stringify([route.page, config.stock, needs(config, route)])
