import type { ResolvedConfig } from '../ResolvedConfig'

/** Facts about a site's stock and locations that texts can contradict. Counts are of listed cars for sale. */
export interface StockFacts {
  readonly cars: number
  /** Cars whose displayed price excludes government charges. */
  readonly withoutCharges: number
  /** Cars displayed with a weekly price. */
  readonly byTheWeek: number
  readonly dealerships: number
  /** Locations on the site, and those with a sales or a service department. */
  readonly locations: number
  readonly salesLocations: number
  readonly workshops: number
}

/** A claim in a text, its condition, and the error if the condition isn't met. */
interface ClaimTexts {
  /** Matches the claim in a text; the error quotes the match. */
  readonly pattern: RegExp
}

/** A claim that settings can contradict. */
export interface SettingClaim extends ClaimTexts {
  readonly against: 'settings'
  /** The contradiction, as the rest of a sentence that begins with the match; null if the claim is true. */
  readonly contradiction: (config: ResolvedConfig, found: RegExpExecArray) => string | null
}

/** A claim that the stock or the locations of a site can contradict. */
export interface StockClaim extends ClaimTexts {
  readonly against: 'stock'
  readonly contradiction: (config: ResolvedConfig, found: RegExpExecArray, stock: StockFacts) => string | null
}

export type Claim = SettingClaim | StockClaim
