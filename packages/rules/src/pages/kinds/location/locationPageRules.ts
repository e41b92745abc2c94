import { hasContactPages } from '@forecourt/schema/switches/shownItems'
import { nameWithTown } from '../../../locations/locationNames'
import { townText } from '../../../locations/townText'
import { locationHref } from '../../../routing/locationHref'
import { dealerJsonLd } from '../../../seo/dealerJsonLd'
import { breadcrumbsJsonLd } from '../../../seo/jsonLd'
import type { PageRules } from '../../PageRules'
import { matchPage, noMatch, redirectTemporarily } from '../../Route'

/** A location, at one of two paths (RTE-02, RTE-03). */
export const locationPageRules = {
  addresses: {
    '/our-location/:slug': ({ path, config }, [slug = '']) =>
      hasContactPages(config.locations) ? redirectTemporarily(`/contact-us/${slug}`) : matchPage({ page: 'location', path, slug }),
    '/contact-us/:slug': ({ path, config }, [slug = '']) =>
      hasContactPages(config.locations) ? matchPage({ page: 'location', path, slug }) : redirectTemporarily(`/our-location/${slug}`),
    '/contact-us/:slug/*': () => noMatch,
  },
  dataSettings: ({ slug }) => ({ slug }),
  editorPages: ({ config, site }) => {
    const location = site?.locations[0]
    return [{ label: 'A location', path: location ? locationHref(config, location) : '/our-location', order: 4 }]
  },
  meta: ({ route, config, data, request: { origin, pictureOrigin } }) => {
    const { name, address, imageKey } = data.location
    return {
      title: nameWithTown(name, address.city),
      description: `Address, phone and opening hours for ${name}: ${address.street}, ${townText(data.location)}.`,
      imageKey,
      jsonLd: [dealerJsonLd(data.location, config, origin, pictureOrigin), breadcrumbsJsonLd(origin, [{ name, path: route.path }])],
    }
  },
  popups: 'other',
  ascType: 'contact',
} as const satisfies PageRules<'location'>
