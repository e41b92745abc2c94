import { isBusinessNumber } from '../formats/isBusinessNumber'
import type { ResolvedConfig } from '../ResolvedConfig'
import { hasBusinessNumber, isInNewZealand, placesLicence } from '../switches/isInNewZealand'
import { shownBlocks, shownPages } from '../switches/shownItems'
import { countryName } from '../text/countryName'
import type { CrossCheck, Finding } from './CrossCheck'

const licence = ({ identity, footer }: ResolvedConfig): Finding[] => {
  const number = identity.licence.trim()
  if (number === '') {
    const message = isInNewZealand(identity)
      ? 'No registration as a motor vehicle trader is given. Buyers in New Zealand look a dealer up by it.'
      : 'No dealer licence is given. Most states and territories of Australia ask dealers to state it wherever they advertise cars.'
    return [{ pointer: '/identity/licence', severity: 'warning', message }]
  }
  if (placesLicence({ footer }) || footer.line.includes(number)) return []
  const message = `The closing line of the footer leaves out {licence}, so “${number}” stands at the end of no page.`
  return [{ pointer: '/footer/line', severity: 'warning', message }]
}

/** The page of a legal link, if it is on this site. */
const pageAt = ({ pages }: ResolvedConfig, href: string) => shownPages({ pages }).find(({ path }) => path === href.replace(/[?#].*$/, ''))

/** Only the links' labels and page contents: other checks cover missing links and pages. */
const links = (config: ResolvedConfig): Finding[] =>
  config.footer.legalLinks.flatMap(({ id, label, href }): Finding[] => {
    const at = { pointer: `/footer/legalLinks/${id}/label`, severity: 'warning' } as const
    if (label.trim() === '') return [{ ...at, message: `The legal link to ${href} has no text, so nobody finds it.` }]
    const page = pageAt(config, href)
    return page && shownBlocks(page).length === 0
      ? [
          {
            pointer: `/pages/list/${page.id}`,
            severity: 'warning',
            message: `The legal link “${label}” leads to a page without any words.`,
          },
        ]
      : []
  })

/** Checks the legally required footer content: the licence, and labelled links to pages with content (NAV-20, NAV-21). */
export const legalLines: CrossCheck = (config) => [...licence(config), ...links(config)]

/**
 * Checks that country, time zone and business number match (CFG-02). A wrong zone shows wrong opening hours; a wrong number is misleading.
 */
export const businessDetails: CrossCheck = ({ identity }) => {
  const { country, timeZone, businessNumber } = identity
  const isThere = timeZone.startsWith('Pacific/') === isInNewZealand(identity)
  const name = countryName(country)
  const findings: Finding[] = isThere
    ? []
    : [{ pointer: '/identity/timeZone', severity: 'warning', message: `The business is in ${name}, but its time zone is ${timeZone}.` }]
  if (!hasBusinessNumber(identity) || isBusinessNumber(businessNumber, country)) return findings
  const kind = isInNewZealand(identity) ? 'an NZBN' : 'an ABN'
  return [
    ...findings,
    { pointer: '/identity/businessNumber', severity: 'warning', message: `${businessNumber} is not ${kind}: please check its digits.` },
  ]
}
