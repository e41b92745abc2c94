import type { ResolvedConfig } from '../ResolvedConfig'
import type { Claim } from './Claim'
import { claims } from './claims'
import type { StockFacts } from './StockFacts'

/** A promise that a text makes, with the words that make it. */
interface MadePromise {
  readonly claim: Claim
  readonly found: RegExpExecArray
}

/** What a text promises, true or not. */
export const findPromises = (text: string): MadePromise[] =>
  claims.flatMap((claim) => {
    const found = claim.pattern.exec(text)
    return found ? [{ claim, found }] : []
  })

/** What is not true of a promise, in a sentence: without the stock what settings contradict, with it what cars or places do. */
export const findContradiction = ({ claim, found }: MadePromise, config: ResolvedConfig, stock: StockFacts | null): string | null => {
  if (claim.against !== (stock ? 'stock' : 'settings')) return null
  const contradiction =
    claim.against === 'settings' ? claim.contradiction(config, found) : stock && claim.contradiction(config, found, stock)
  return contradiction && `“${found[0].trim()}” ${contradiction}`
}

/** What is not true of the promises in a text, in whole sentences (`findContradiction`). */
export const findContradictions = (text: string, config: ResolvedConfig, stock: StockFacts | null): string[] =>
  findPromises(text).flatMap((promise) => findContradiction(promise, config, stock) ?? [])
