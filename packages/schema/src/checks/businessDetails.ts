import { isBusinessNumber } from '../formats/isBusinessNumber'
import { hasBusinessNumber } from '../switches/hasBusinessNumber'
import { isInNewZealand } from '../switches/isInNewZealand'
import { countryName } from '../text/countryName'
import type { CrossCheck, Finding } from './CrossCheck'

/** Country, time zone and business number belong together (CFG-02). A wrong zone shows wrong opening hours, a wrong number misleads. */
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
