import type { Law } from '../laws/citeLaw'
import type { Advert, Medium } from './Advert'

/** Part of a text that breaks a rule; a length of 0 concerns the whole advertisement. */
export interface Offence {
  readonly at: number
  readonly length: number
}

/** One rule of advertising law or of a maker's programme (LEG-02). */
export interface ComplianceRule {
  readonly id: string
  /** What the law requires, as a heading. */
  readonly title: string
  /** By country; the rule applies in these countries only. */
  readonly laws: { readonly [Country in Advert['country']]?: Law }
  /** States in which it applies; all if omitted. */
  readonly states?: readonly string[]
  /** First day of its validity in UTC; always valid if omitted. */
  readonly from?: string
  readonly media: readonly Medium[]
  /** An error prevents publishing without a waiver. */
  readonly severity: 'error' | 'warning'
  /** For a dealer: what is wrong, why, and what to do. */
  readonly explanation: string
  /** Setting where a missing statement is entered; omitted if the text itself is changed. */
  readonly setting?: string
  readonly find: (advert: Advert) => readonly Offence[]
}

export const allMedia = ['page', 'comments', 'offer', 'post'] as const satisfies readonly Medium[]

/** An offence of the whole advertisement. */
export const wholeAdvert: readonly Offence[] = [{ at: 0, length: 0 }]
