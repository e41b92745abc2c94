import type { ResolvedConfig } from '../ResolvedConfig'
import type { Claim } from './Claim'
import { claims } from './claims'
import type { StockFacts } from './StockFacts'

const sentenceOf = (claim: Claim, text: string, config: ResolvedConfig, stock: StockFacts | null): string | null => {
  const found = claim.pattern.exec(text)
  if (!found) return null
  const contradiction =
    claim.against === 'settings' ? claim.contradiction(config, found) : stock && claim.contradiction(config, found, stock)
  return contradiction && `“${found[0].trim()}” ${contradiction}`
}

/**
 * What is not true of the promises in a text, in whole sentences: without the stock those that settings contradict, with it those
 * that cars or places do.
 */
export const findContradictions = (text: string, config: ResolvedConfig, stock: StockFacts | null): string[] =>
  claims
    .filter(({ against }) => against === (stock ? 'stock' : 'settings'))
    .flatMap((claim) => sentenceOf(claim, text, config, stock) ?? [])
