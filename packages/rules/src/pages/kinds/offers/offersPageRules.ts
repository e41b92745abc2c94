import { breadcrumbsJsonLd } from '../../../seo/jsonLd'
import type { PageRules } from '../../PageRules'
import { matchPage } from '../../Route'

/** Current offers (RTE-17). */
export const offersPageRules = {
  addresses: { '/special-offers': ({ path }) => matchPage({ page: 'offers', path }) },
  dataSettings: (_route, config) => ({ manufacturer: config.identity.manufacturer }),
  editorPages: () => [{ label: 'Special offers', path: '/special-offers', order: 5 }],
  meta: ({ route, config, data, request: { origin } }) => ({
    title: config.offers.heading,
    description: config.offers.text || `Current offers from ${config.identity.name}.`,
    index: data.offers.length > 0,
    imageKey: data.offers.find(({ imageKey }) => imageKey)?.imageKey ?? null,
    jsonLd: [breadcrumbsJsonLd(origin, [{ name: config.offers.heading, path: route.path }])],
  }),
  popups: 'offers',
  ascType: 'specials',
} as const satisfies PageRules<'offers'>
