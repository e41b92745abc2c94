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
      ? 'No motor vehicle trader registration is entered. Buyers in New Zealand use it to look up a dealer.'
      : 'No dealer licence is entered. Most Australian states and territories require it wherever dealers advertise cars.'
    return [{ pointer: '/identity/licence', severity: 'warning', message }]
  }
  if (placesLicence({ footer }) || footer.line.includes(number)) return []
  const message = `The footer’s last line has no {licence}, so “${number}” is not shown on any page.`
  return [{ pointer: '/footer/line', severity: 'warning', message }]
}

/** The page of a legal link, if it is on this site. */
const pageAt = ({ pages }: ResolvedConfig, href: string) => shownPages({ pages }).find(({ path }) => path === href.replace(/[?#].*$/, ''))

/** Only the links' labels and page contents: other checks cover missing links and pages. */
const links = (config: ResolvedConfig): Finding[] =>
  config.footer.legalLinks.flatMap(({ id, label, href }): Finding[] => {
    const at = { pointer: `/footer/legalLinks/${id}/label`, severity: 'warning' } as const
    if (label.trim() === '') return [{ ...at, message: `The legal link to ${href} has no text, so it is not visible.` }]
    const page = pageAt(config, href)
    return page && shownBlocks(page).length === 0
      ? [
          {
            pointer: `/pages/list/${page.id}`,
            severity: 'warning',
            message: `The legal link “${label}” leads to an empty page.`,
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
  const isLocalZone = timeZone.startsWith('Pacific/') === isInNewZealand(identity)
  const name = countryName(country)
  const findings: Finding[] = isLocalZone
    ? []
    : [{ pointer: '/identity/timeZone', severity: 'warning', message: `The business is in ${name}, but its time zone is ${timeZone}.` }]
  if (!hasBusinessNumber(identity) || isBusinessNumber(businessNumber, country)) return findings
  const kind = isInNewZealand(identity) ? 'an NZBN' : 'an ABN'
  return [
    ...findings,
    { pointer: '/identity/businessNumber', severity: 'warning', message: `${businessNumber} is not ${kind}. Check its digits.` },
  ]
}
