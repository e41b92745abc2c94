import type { Location } from '@forecourt/rules/entities/Location'
import { callsInHoursOnly, maskPhone, revealsPhones } from '@forecourt/rules/phone/phoneFor'
import type { SiteData } from '@forecourt/rules/sites/SiteData'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { connectsChat } from '@forecourt/schema/switches/contactSwitches'
import type { CardPageData } from '../../../host/RuntimeHost'

/** The config sections that cards read. */
const sections = [
  'auth',
  'card',
  'chat',
  'checkout',
  'favourites',
  'finance',
  'forms',
  'hours',
  'identity',
  'lender',
  'locations',
  'phone',
  'price',
  'rego',
  'search',
  'social',
  'stock',
  'subscription',
  'tags',
  'valuation',
  'vdp',
] as const satisfies readonly (keyof ResolvedConfig)[]

const numbers = ['main', 'newCars', 'usedCars', 'demoCars'] as const satisfies readonly (keyof ResolvedConfig['phone'])[]

const maskedPhone = (phone: ResolvedConfig['phone']): ResolvedConfig['phone'] => {
  if (revealsPhones({ phone })) return phone
  return { ...phone, ...Object.fromEntries(numbers.map((name) => [name, maskPhone(phone[name])])) }
}

/** The settings sent to the browser to render cards there, without secrets and with masked numbers (VDP-16). */
const cardConfig = (config: ResolvedConfig): ResolvedConfig => {
  const used = Object.fromEntries(sections.map((section) => [section, config[section]])) as unknown as ResolvedConfig
  return {
    ...used,
    phone: maskedPhone(config.phone),
    search: { ...config.search, appId: '', key: '', indexName: '' },
    // Whether a chat provider is connected, without its token.
    chat: { ...config.chat, token: connectsChat(config) ? 'set' : '' },
  }
}

/** A location's departments without hours, as they determine its forms; only the sales hours are sent, for the call button. */
const withoutHours = ({ departments }: Location): Pick<Location, 'departments' | 'specialDays'> => ({
  departments: departments.map((department) => ({ ...department, hours: [] })),
  specialDays: [],
})

/**
 * The site data sent to the browser to render cards there: locations without contact details, and with hours only if cards depend on them.
 */
const cardSite = (site: SiteData, config: Pick<ResolvedConfig, 'phone'>): SiteData => ({
  ...site,
  models: [],
  range: [],
  offerStock: {},
  // Keeps an offer's name, its loan with conditions, and the cars it applies to; cards don't show the other fields.
  carOffers: site.carOffers.map((offer) => ({
    ...offer,
    description: '',
    disclaimer: offer.interestRate === null ? null : offer.disclaimer,
    rateExample: null,
    imageKey: null,
  })),
  names: { ...site.names, modelPages: [] },
  locations: site.locations.map((location) => ({
    ...location,
    ...(!callsInHoursOnly(config) && withoutHours(location)),
    phone: null,
    landline: null,
    email: null,
    imageKey: null,
    reviews: null,
  })),
})

/** The page data sent to the browser to render cards there, without secrets and phone numbers. */
export const cardPageData = ({ config, site, request }: CardPageData): CardPageData => ({
  config: cardConfig(config),
  site: cardSite(site, config),
  request,
})
