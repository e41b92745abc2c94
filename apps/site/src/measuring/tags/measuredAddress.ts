import { linkedParams } from '@forecourt/rules/leads/visits/linkedParams'
import { impersonal } from '@forecourt/rules/measuring/impersonal'

/** Pages of one shopper, whose addresses may say who that is, and addresses that name no page, which may say anything. */
const ownPages = [
  'booking',
  'garage',
  'checkout',
  'unsubscribe',
  'signIn',
  'success',
  'tradeIn',
  'personalisedFinance',
  'reviewFeedback',
  'missing',
]

/**
 * The address of a page as it is told to others: of its query only what campaigns say, and of a page of one shopper only its kind (ANL-01).
 *
 * @example measuredAddress('https://a.example/search?make=Kia&utm_source=x', 'search') // 'https://a.example/search?utm_source=x'
 */
export const measuredAddress = (href: string, page: string): string => {
  const { origin, pathname, searchParams } = new URL(href)
  const said = new URLSearchParams()
  for (const [name, value] of Object.entries(linkedParams(Object.fromEntries(searchParams)))) {
    // The marks of advertisers are long and have digits; they name a click. All else is words.
    const told = name.startsWith('utm_') ? impersonal(value) : /^[\w-]+$/.test(value) ? value : ''
    if (told !== '') said.set(name, told)
  }
  const path = ownPages.includes(page) ? `/${page}` : pathname
  return `${origin}${path}${said.size > 0 ? `?${said}` : ''}`
}
