import { createHmac } from 'node:crypto'
import { asksForPictures } from '@forecourt/schema/switches/asksForPictures'
import { hostedConditions } from './hostedConditions'
import type { HostedRule } from './SearchAccess'

/**
 * A key that Algolia takes for searching no more than the site lists: the search-only key signs the site's rule (CFG-14, SRC-33).
 * The days of sold cars are said with each question, so that the key can stand on a page that is kept.
 */
export function securedKey(key: string, rule: HostedRule, indexName: string): string {
  const { facetFilters } = hostedConditions(rule, new Date(0).toISOString())
  const groups = facetFilters.map((group) => `(${group.map(quoted).join(' OR ')})`)
  const pictures = asksForPictures(rule.stock) ? [`image_count >= ${rule.stock.minImageCount}`] : []
  const filters = encodeURIComponent([...groups, ...pictures].join(' AND '))
  const restrictions = `filters=${filters}&restrictIndices=${encodeURIComponent([indexName, `${indexName}_*`].join())}`
  const signature = createHmac('sha256', key).update(restrictions).digest('hex')
  return Buffer.from(signature + restrictions).toString('base64')
}

function quoted(condition: string): string {
  const colon = condition.indexOf(':')
  return `${condition.slice(0, colon)}:${JSON.stringify(condition.slice(colon + 1))}`
}
