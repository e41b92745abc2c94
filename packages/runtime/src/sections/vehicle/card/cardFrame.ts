import type { Location } from '@forecourt/rules/entities/Location'
import { callsInHoursOnly, maskPhone, revealsPhones } from '@forecourt/rules/phone/phoneFor'
import type { SiteData } from '@forecourt/rules/sites/SiteData'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { connectsChat } from '@forecourt/schema/switches/contactSwitches'
import type { CardFrame } from '../../../host/RuntimeHost'

/** The sections that cards read. */
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
  'locations',
  'phone',
  'price',
  'rego',
  'search',
  'social',
  'stock',
  'tags',
  'valuation',
  'vdp',
] as const satisfies readonly (keyof ResolvedConfig)[]

const numbers = ['main', 'newCars', 'usedCars', 'demoCars'] as const satisfies readonly (keyof ResolvedConfig['phone'])[]

const maskedPhone = (phone: ResolvedConfig['phone']): ResolvedConfig['phone'] => {
  if (revealsPhones({ phone })) return phone
  return { ...phone, ...Object.fromEntries(numbers.map((name) => [name, maskPhone(phone[name])])) }
}

/**
 * What of a site's settings travels to the browser to draw cards there: what they read, keys left out, and numbers masked that are
 * shown masked (VDP-16).
 */
const cardConfig = (config: ResolvedConfig): ResolvedConfig => {
  const kept = Object.fromEntries(sections.map((section) => [section, config[section]])) as unknown as ResolvedConfig
  return {
    ...kept,
    phone: maskedPhone(config.phone),
    search: { ...config.search, appId: '', key: '', indexName: '' },
    // That there is another provider's window, not how it is opened.
    chat: { ...config.chat, token: connectsChat(config) ? 'set' : '' },
  }
}

/** Which departments a place has says which forms it takes; when they are there, only what a card calls by. */
const withoutHours = ({ departments }: Location): Pick<Location, 'departments' | 'specialDays'> => ({
  departments: departments.map((department) => ({ ...department, hours: [] })),
  specialDays: [],
})

/** What of a site travels to the browser to draw cards there: its places without the numbers and addresses to reach them, and with their hours only where cards go by them. */
const cardSite = (site: SiteData, config: Pick<ResolvedConfig, 'phone'>): SiteData => ({
  ...site,
  models: [],
  range: [],
  // Which cars an offer is for, and what it is called: its own page says the rest.
  carOffers: site.carOffers.map((offer) => ({ ...offer, description: '', disclaimer: null, rateExample: null, imageKey: null })),
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

/** What of a page travels to the browser to draw cards there: what cards read, without keys and numbers. */
export const cardFrame = ({ config, site, request }: CardFrame): CardFrame => ({
  config: cardConfig(config),
  site: cardSite(site, config),
  request,
})
