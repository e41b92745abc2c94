import { breadcrumbsJsonLd } from '../../../seo/jsonLd'
import type { PageRules } from '../../PageRules'
import { matchPage, redirectTemporarily } from '../../Route'

/** Maximum length of a body filter. */
const maxBodyLength = 40

/** The models of the range (RTE-20); without new models, redirects to the stock list. */
export const modelsPageRules = {
  addresses: {
    '/models': ({ path, names }) => (names.modelPages.length > 0 ? matchPage({ page: 'models', path }) : redirectTemporarily('/search')),
    // With a manufacturer's domain, the menu links to the manufacturer's page instead (NAV-07).
    '/new-vehicles': ({ names }) => redirectTemporarily(names.modelPages.length > 0 ? '/models' : '/search/new-cars'),
  },
  query: (params) => {
    const body = params.get('body')?.slice(0, maxBodyLength)
    return body ? `?${new URLSearchParams({ body })}` : ''
  },
  editorPages: () => [{ label: 'Models', path: '/models', order: 7 }],
  meta: ({ route, config, data, request: { origin } }) => ({
    title: config.models.heading,
    description: config.models.text || `Every model at ${config.identity.name}: prices, variants, colours and what’s in stock.`,
    imageKey: data.site.range.find(({ imageKey }) => imageKey !== null)?.imageKey ?? null,
    jsonLd: [breadcrumbsJsonLd(origin, [{ name: config.models.heading, path: route.path }])],
  }),
  popups: 'other',
} as const satisfies PageRules<'models'>
