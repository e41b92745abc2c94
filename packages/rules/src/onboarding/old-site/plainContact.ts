import type { OldPlace } from './OldSite'
import type { pageFacts } from './pageFacts'

type Facts = Pick<ReturnType<typeof pageFacts>, 'siteName' | 'titleParts' | 'phones' | 'emails' | 'text'>

/** Name, contact and addresses that pages state without structured data. Missing and ambiguous values are empty. */
export interface PlainContact {
  readonly name: string
  readonly phone: string
  readonly email: string
  readonly places: readonly OldPlace[]
}

/** Titles of pages, which name no business. */
const generic = /^(home|home ?page|welcome|index|about( us)?|contact( us)?|untitled|new page|our stock|used cars|new cars|cars for sale)$/i

/** The value of most pages; empty if there is none, or two are as common. */
const mostCommon = (perPage: readonly (readonly string[])[], toKey: (value: string) => string): string => {
  const found = new Map<string, { readonly value: string; readonly pages: number }>()
  for (const values of perPage)
    for (const [key, value] of new Map(values.map((each) => [toKey(each), each])))
      if (key !== '') found.set(key, { value: found.get(key)?.value ?? value, pages: (found.get(key)?.pages ?? 0) + 1 })
  const [first, second] = [...found.values()].sort((one, other) => other.pages - one.pages)
  return !first || first.pages === second?.pages ? '' : first.value
}

const digits = (phone: string) => phone.replace(/\D/g, '').replace(/^(?:61|64)/, '0')
const emailPattern = /^[^\s@,;]+@[^\s@,;]+\.[^\s@,;]{2,}$/

const street =
  "(?:(?:Unit|Suite|Shop|Lot) ?\\w{1,6}[,/ ]{1,3})?\\d{1,6}[A-Za-z]?(?:[-–/]\\d{1,6}[A-Za-z]?)? (?:[A-Z][\\w’'-]{0,30} ){1,4}(?:Street|St|Road|Rd|Highway|Hwy|Avenue|Ave|Parade|Pde|Drive|Dr|Lane|Ln|Way|Court|Ct|Boulevard|Blvd|Bvd|Place|Pl|Crescent|Cres|Terrace|Tce|Quay|Esplanade|Circuit|Cct|Close|Grove|Parkway|Pkwy)"
/** An address of Australia in one line: '12 Anzac Parade, Maroubra NSW 2035'. Every repetition is bounded: the text is of another site. */
const addressPattern = new RegExp(
  `(${street})\\.?[, ]{1,3}([A-Z][A-Za-z’' -]{1,40}?),? (NSW|VIC|Vic|QLD|Qld|SA|WA|TAS|Tas|ACT|NT),? (\\d{4})\\b`,
  'g',
)

const placesIn = (text: string): OldPlace[] =>
  // Addresses are often broken into lines.
  [
    ...text
      .replace(/[^\S\n]+/g, ' ')
      .replace(/ ?\n[ \n]*/g, ', ')
      .replace(/(?:, )+/g, ', ')
      .matchAll(addressPattern),
  ].map(([, at = '', suburb = '', state = '', postcode = '']) => ({
    ...{ name: '', street: at.trim(), suburb: suburb.trim(), state: state.toUpperCase(), postcode, phone: '', email: '' },
    ...{ hours: null, unparsedHours: [] },
  }))

/**
 * Reads what pages without structured data state plainly: the site's name in their titles, `tel:` and `mailto:` links, and addresses in
 * their text. A value counts if it is on more pages than any other (CFG-01).
 */
export const plainContact = (pages: readonly Facts[]): PlainContact => {
  const plain = (text: string) => text.toLowerCase().replace(/[^a-z0-9]/g, '')
  const named = mostCommon(
    pages.map(({ siteName }) => (siteName === '' ? [] : [siteName])),
    plain,
  )
  const titled = mostCommon(
    pages.map(({ titleParts }) => titleParts.filter((part) => !generic.test(part))),
    plain,
  )
  return {
    name: (named || titled).slice(0, 200),
    phone: mostCommon(
      pages.map(({ phones }) => phones),
      digits,
    ).slice(0, 40),
    email: mostCommon(
      pages.map(({ emails }) => emails.filter((email) => email.length <= 120 && emailPattern.test(email))),
      (email) => email.toLowerCase(),
    ).slice(0, 120),
    places: pages.flatMap(({ text }) => placesIn(text)),
  }
}
