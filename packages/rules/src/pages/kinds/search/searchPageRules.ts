import { listAbove } from '../../../routing/linkedLists'
import { parseSearchPreset } from '../../../routing/parseSearchPreset'
import { rareFacets } from '../../../search/facets'
import { titledSearch } from '../../../search/facetTitle'
import { countedFacets } from '../../../search/filters/filterFacets'
import { formatSearch } from '../../../search/formatSearch'
import { hidesUnpriced } from '../../../search/list/hidesUnpriced'
import { statedCount } from '../../../search/list/statedCount'
import { parseSearch } from '../../../search/parseSearch'
import { stockListJsonLd } from '../../../seo/carJsonLd'
import { breadcrumbsJsonLd } from '../../../seo/jsonLd'
import { listedTypes, searchHeading } from '../../../seo/searchHeading'
import { type PageRules, shownOfCars } from '../../PageRules'
import { matchPage } from '../../Route'

/** A stock list, by the preset in its path and the filters in its query (RTE-14). */
export const searchPageRules = {
  addresses: {
    '/search/*': ({ path, names }, rest) => {
      const preset = parseSearchPreset(rest, names)
      return preset ? matchPage({ page: 'search', path, preset }) : null
    },
    '/pre-owned': ({ path }) => matchPage({ page: 'search', path, preset: { certified: true } }),
  },
  query: (params, { route, config }) =>
    params.size === 0 ? '' : formatSearch(titledSearch(parseSearch(params, { config, preset: route.preset }))),
  dataSettings: ({ preset }, config) => {
    const { pageSize, defaultSort } = config.search
    return {
      preset,
      pageSize,
      defaultSort,
      hidesUnpriced: hidesUnpriced(config, { sortBy: 'price_asc' }),
      counted: countedFacets(config.search).filter((facet) => rareFacets.includes(facet)),
      ...shownOfCars(config),
    }
  },
  editorPages: () => [{ label: 'Stock list', path: '/search', order: 1 }],
  meta: ({ route: { path, preset }, config, data, request: { origin } }) => {
    const { state, result, site } = data
    const siteTypes = [...new Set(site.models.map(({ itemType = 'car' }) => itemType))]
    const itemTypes = listedTypes(state.values.item_type, siteTypes, result.facets.item_type)
    const heading = searchHeading(preset, site, { noun: config.search.noun, itemTypes })
    // Further pages of an unfiltered list are indexed, so that their cars are found (RTE-14).
    const isPlain = formatSearch({ ...state, page: 1 }) === ''
    const isFurther = isPlain && state.page > 1
    const above = listAbove(preset, site)
    return {
      title: isFurther ? `${heading}, page ${state.page}` : heading,
      query: isFurther ? formatSearch(state) : '',
      description: `${heading}: ${statedCount(result, config.stock).toLocaleString('en-AU')} to choose from at ${config.identity.name}, with photos, prices and full details.`,
      index: isPlain && result.cars.length > 0,
      imageKey: result.cars[0]?.images[0]?.key ?? null,
      jsonLd: [
        stockListJsonLd(result.cars, result.total, origin),
        breadcrumbsJsonLd(origin, [
          ...(path === '/search' ? [] : [{ name: 'Cars for sale', path: '/search' }]),
          ...(above ? [{ name: above.label, path: above.href }] : []),
          { name: preset.model ?? preset.make ?? heading, path },
        ]),
      ],
    }
  },
  popups: 'stock',
  ascType: 'itemlist',
} as const satisfies PageRules<'search'>
