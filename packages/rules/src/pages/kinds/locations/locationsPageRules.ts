import { shownPages } from '@forecourt/schema/switches/shownItems'
import { dealerJsonLd } from '../../../seo/dealerJsonLd'
import { breadcrumbsJsonLd } from '../../../seo/jsonLd'
import type { PageRules } from '../../PageRules'
import { matchPage, redirectTemporarily } from '../../Route'

/** All locations of the dealer (RTE-01). */
export const locationsPageRules = {
  addresses: {
    '/our-location': ({ path }) => matchPage({ page: 'locations', path }),
    '/contact-us': ({ path, config }) =>
      shownPages(config).some((page) => page.path === path) ? null : redirectTemporarily('/our-location'),
  },
  sharedSegments: ['contact-us'],
  editorPages: () => [{ label: 'Locations', path: '/our-location', order: 3 }],
  meta: ({ route, config, data, request: { origin, pictureOrigin } }) => {
    const { heading } = config.locations
    const visible = data.site.locations.filter((location) => location.visible)
    const cities = [...new Set(visible.map(({ address }) => address.city))]
    return {
      title: heading,
      description: `Addresses, phone numbers and opening hours for ${[config.identity.name, ...cities].join(', ')}.`,
      imageKey: visible.find(({ imageKey }) => imageKey)?.imageKey ?? null,
      jsonLd: [
        ...visible.map((location) => dealerJsonLd(location, config, origin, pictureOrigin)),
        breadcrumbsJsonLd(origin, [{ name: heading, path: route.path }]),
      ],
    }
  },
  popups: 'other',
  ascType: 'contact',
} as const satisfies PageRules<'locations'>
