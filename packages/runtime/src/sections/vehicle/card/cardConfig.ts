import { maskPhone } from '@forecourt/rules/phone/maskPhone'
import { revealsPhones } from '@forecourt/rules/phone/revealsPhones'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { connectsChat } from '@forecourt/schema/switches/connectsChat'

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
export const cardConfig = (config: ResolvedConfig): ResolvedConfig => {
  const kept = Object.fromEntries(sections.map((section) => [section, config[section]])) as unknown as ResolvedConfig
  return {
    ...kept,
    phone: maskedPhone(config.phone),
    search: { ...config.search, appId: '', key: '', indexName: '' },
    // That there is another provider's window, not how it is opened.
    chat: { ...config.chat, token: connectsChat(config) ? 'set' : '' },
  }
}
