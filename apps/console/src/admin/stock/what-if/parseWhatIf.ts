import type { Country } from '@forecourt/rules/records/kinds/countryTerms'
import { parseMoney, parseRate } from '@forecourt/rules/text/parseMoney'
import { statesComparisonRate } from '@forecourt/schema/switches/isInNewZealand'
import type { WhatIfChange } from '../../../client/Records'

export const whatIfKinds = { price: 'Price', rate: 'Rate', tag: 'Tag', location: 'Yard' } as const
export type WhatIfKind = keyof typeof whatIfKinds

/** Form state of a change to try. */
export interface EnteredWhatIf {
  readonly kind: WhatIfKind
  /** Dollars to take off the price; negative adds. */
  readonly off: string
  readonly rate: string
  readonly comparisonRate: string
  readonly tag: string
  readonly locationId: string
}

/**
 * A price that is saved on the car sets no was-price, so the tried one doesn't either.
 *
 * Parses the form state by the law of a country, which may have no comparison rate; null if it is incomplete or invalid.
 *
 * @example parseWhatIf({ ...entered, kind: 'price', off: '500' }, 'AU') // { kind: 'price', by: 'amount', value: -50000, … }
 */
export const parseWhatIf = ({ kind, off, rate, comparisonRate, tag, locationId }: EnteredWhatIf, country: Country): WhatIfChange | null => {
  if (kind === 'tag') return { kind, tag: tag.trim() || null }
  if (kind === 'location') return locationId === '' ? null : { kind, locationId }
  if (kind === 'rate') {
    const parsed = parseRate(rate)
    if (!statesComparisonRate({ country })) return parsed ? { kind, rate: parsed, comparisonRate: null } : null
    const comparison = parseRate(comparisonRate)
    return parsed && comparison ? { kind, rate: parsed, comparisonRate: comparison } : null
  }
  const isUp = off.trim().startsWith('-')
  const cents = parseMoney(off.trim().replace(/^-/, ''))
  return cents ? { kind, by: 'amount', value: isUp ? cents : -cents, roundTo: null, setsWasPrice: false } : null
}
