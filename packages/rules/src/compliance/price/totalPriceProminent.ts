import type { ComplianceRule } from '../ComplianceRule'
import { largestSize, matchesIn, nearMatches, runAt } from '../matching'

const part = /\$\s?\d[\d,]*\s(?:(?:refundable|holding)\s)?(?:deposit|down\b|up[\s-]?front|to\sreserve)/gi
const driveAwayPrice = /\$\s?\d{1,3}(?:,\d{3})+(?:\.\d\d)?\s(?:the\s)?drive[\s-]?away/gi

export const totalPriceProminent: ComplianceRule = {
  id: 'total-price-prominent',
  title: 'A total price as prominent as its parts',
  laws: { AU: { act: 'Australian Consumer Law', section: 's 48' } },
  media: ['page'],
  severity: 'error',
  explanation: 'A deposit or another part of the price is in larger letters than the total price. Make the total at least as large.',
  find: ({ content }) => {
    const totals = matchesIn(content.text, driveAwayPrice).filter(({ at }) => !runAt(content, at).hidden)
    return matchesIn(content.text, part).filter((match) => {
      const [nearest] = nearMatches(match, totals, 200)
      return nearest !== undefined && largestSize(content, nearest) < largestSize(content, match)
    })
  },
}
