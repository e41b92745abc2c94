import type { CrossCheck, Finding } from './CrossCheck'

const abnWeights = [10, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19]

const digitsOf = (text: string) => [...text].map(Number)

/** Whether eleven digits are an ABN: weighted, the first less one, they divide by 89. */
const isAbn = (number: string): boolean =>
  number.length === 11 &&
  digitsOf(number).reduce((sum, digit, index) => sum + (index === 0 ? digit - 1 : digit) * (abnWeights[index] ?? 0), 0) % 89 === 0

/** Whether thirteen digits are an NZBN, which is a GS1 number: the last makes the others, weighted 1 and 3 in turn, a multiple of ten. */
const isNzbn = (number: string): boolean =>
  number.length === 13 && digitsOf(number).reduce((sum, digit, index) => sum + digit * (index % 2 === 0 ? 1 : 3), 0) % 10 === 0

/** Country, time zone and business number belong together (CFG-02). A wrong zone shows wrong opening hours, a wrong number misleads. */
export const businessDetails: CrossCheck = ({ identity }) => {
  const { country, timeZone, businessNumber } = identity
  const isThere = timeZone.startsWith('Pacific/') === (country === 'NZ')
  const name = country === 'NZ' ? 'New Zealand' : 'Australia'
  const findings: Finding[] = isThere
    ? []
    : [{ pointer: '/identity/timeZone', severity: 'warning', message: `The business is in ${name}, but its time zone is ${timeZone}.` }]
  const isNumber = businessNumber === '' || (country === 'NZ' ? isNzbn(businessNumber) : isAbn(businessNumber))
  if (isNumber) return findings
  const kind = country === 'NZ' ? 'an NZBN' : 'an ABN'
  return [
    ...findings,
    { pointer: '/identity/businessNumber', severity: 'warning', message: `${businessNumber} is not ${kind}: please check its digits.` },
  ]
}
