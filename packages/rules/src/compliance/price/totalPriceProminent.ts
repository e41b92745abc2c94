import type { TextContent } from '../Advert'
import type { ComplianceRule } from '../ComplianceRule'
import { largestSize, type Match, matchesIn, nearMatches, runAt } from '../matching'

const part = /\$\s?\d[\d,]*\s(?:(?:refundable|holding)\s)?(?:deposit|down\b|up[\s-]?front|to\sreserve)/gi
const driveAwayPrice = /\$\s?\d{1,3}(?:,\d{3})+(?:\.\d\d)?\s(?:the\s)?drive[\s-]?away/gi
const amount = /\$\s?\d{1,3}(?:,\d{3})+(?:\.\d\d)?/g
/** The label of a price without charges. */
const withoutCharges = /\bexcl(?:\.|udes|uding)?\sgov(?:\.|t\.?|ernment)?\scharges\b|\bplus\son[\s-]road\scosts\b/gi
const onRoadTotal = /\$\s?\d{1,3}(?:,\d{3})+(?:\.\d\d)?\s(?:(?:the\s)?drive[\s-]?away|on\sthe\sroad)/gi

/** Characters between a price, its label and its total. */
const reach = 60

/** Prices without charges in larger letters than their totals, which follow their labels. */
const smallerTotals = (content: TextContent): Match[] => {
  const totals = matchesIn(content.text, onRoadTotal).filter(({ at }) => !runAt(content, at).hidden)
  const others = matchesIn(content.text, amount).filter(({ at }) => !runAt(content, at).hidden && totals.every((total) => total.at !== at))
  return matchesIn(content.text, withoutCharges).flatMap((label) => {
    const [total] = nearMatches(
      label,
      totals.filter(({ at }) => at > label.at),
      reach,
    )
    const prices = nearMatches(
      label,
      others.filter(({ at }) => at < label.at),
      reach,
    )
    if (total === undefined) return []
    return prices.filter((price) => largestSize(content, price) > largestSize(content, total)).slice(0, 1)
  })
}

export const totalPriceProminent: ComplianceRule = {
  id: 'total-price-prominent',
  title: 'A total price as prominent as its parts',
  laws: { AU: { act: 'Australian Consumer Law', section: 's 48' } },
  media: ['page'],
  severity: 'error',
  explanation:
    'A deposit, a price without government charges or another part of the price is in larger letters than the total price. Make the total at least as large.',
  find: ({ content }) => {
    const totals = matchesIn(content.text, driveAwayPrice).filter(({ at }) => !runAt(content, at).hidden)
    const parts = matchesIn(content.text, part).filter((match) => {
      const [nearest] = nearMatches(match, totals, 200)
      return nearest !== undefined && largestSize(content, nearest) < largestSize(content, match)
    })
    return [...parts, ...smallerTotals(content)]
  },
}
