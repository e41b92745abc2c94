import type { ResolvedConfig } from '../ResolvedConfig'

/** What the stock and the places of a site are, as far as texts can contradict them. Counts of listed cars that are for sale. */
export interface StockFacts {
  readonly cars: number
  /** Those shown with a price that leaves out government charges. */
  readonly withoutCharges: number
  /** Those shown with a price by the week. */
  readonly byTheWeek: number
  readonly dealerships: number
  /** Places shoppers can find on the site, and of them those with a sales or a service department. */
  readonly locations: number
  readonly salesLocations: number
  readonly workshops: number
}

/** Words that promise something, what must be true for them, and what to say where it isn't. */
interface ClaimWords {
  /** Finds the promise in a text. Its match is what the sentence quotes. */
  readonly pattern: RegExp
}

/** A promise that settings alone can contradict. */
export interface SettingClaim extends ClaimWords {
  readonly against: 'settings'
  /** What contradicts the words found, as the rest of a sentence that begins with them; null where they are true. */
  readonly contradiction: (config: ResolvedConfig, found: RegExpExecArray) => string | null
}

/** A promise that the cars or the places of a site can contradict. */
export interface StockClaim extends ClaimWords {
  readonly against: 'stock'
  readonly contradiction: (config: ResolvedConfig, found: RegExpExecArray, stock: StockFacts) => string | null
}

export type Claim = SettingClaim | StockClaim
