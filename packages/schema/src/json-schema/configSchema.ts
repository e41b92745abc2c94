import type { SchemaNode, SectionSchema } from '../SchemaNode'
import { auth } from '../sections/auth'
import { blog } from '../sections/blog'
import { calculator } from '../sections/calculator'
import { card } from '../sections/card'
import { chat } from '../sections/chat'
import { checkout } from '../sections/checkout'
import { estimate } from '../sections/estimate'
import { favourites } from '../sections/favourites'
import { finance } from '../sections/finance'
import { footer } from '../sections/footer'
import { forms } from '../sections/forms'
import { garage } from '../sections/garage'
import { header } from '../sections/header'
import { hours } from '../sections/hours'
import { identity } from '../sections/identity'
import { leads } from '../sections/leads'
import { legal } from '../sections/legal'
import { lender } from '../sections/lender'
import { locations } from '../sections/locations'
import { measuring } from '../sections/measuring'
import { models } from '../sections/models'
import { navigation } from '../sections/navigation'
import { offers } from '../sections/offers'
import { pages } from '../sections/pages'
import { phone } from '../sections/phone'
import { popups } from '../sections/popups'
import { price } from '../sections/price'
import { rego } from '../sections/rego'
import { reviews } from '../sections/reviews'
import { search } from '../sections/search'
import { seo } from '../sections/seo'
import { social } from '../sections/social'
import { stock } from '../sections/stock'
import { subscription } from '../sections/subscription'
import { tags } from '../sections/tags'
import { theme } from '../sections/theme'
import { toyota } from '../sections/toyota'
import { valuation } from '../sections/valuation'
import { vdp } from '../sections/vdp'

/** Version of the config's shape; incremented with a migration whenever stored configs would be read differently. */
export const schemaVersion = 2

/** All sections of a site's config, in the editor's order. The only place where sections are composed. */
export const configSections = {
  identity,
  theme,
  header,
  navigation,
  footer,
  social,
  pages,
  stock,
  tags,
  price,
  rego,
  card,
  search,
  favourites,
  vdp,
  checkout,
  subscription,
  finance,
  lender,
  calculator,
  estimate,
  valuation,
  phone,
  chat,
  locations,
  hours,
  forms,
  leads,
  models,
  offers,
  blog,
  popups,
  reviews,
  seo,
  measuring,
  auth,
  garage,
  legal,
  toyota,
} as const satisfies Record<string, SectionSchema>

/** The schema of the whole config, as a node. */
export const rootNode: SchemaNode = {
  type: 'object',
  title: 'Site',
  description: 'All settings of a dealer site.',
  properties: configSections,
}
