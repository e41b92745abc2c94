import type { RichText } from '@forecourt/schema/rich-text/RichText'

/** A current offer of the organisation (ENT-11). */
export interface Offer {
  readonly id: string
  readonly name: string
  readonly description: RichText
  readonly disclaimer: string | null
  readonly category: 'New' | 'Used' | 'Finance offer' | 'Service' | 'Parts'
  readonly manufacturer: string | null
  readonly modelName: string | null
  readonly imageKey: string | null
  readonly startsOn: string | null
  readonly endsOn: string | null
  /** Percent a year; every offer that names a rate has one. */
  readonly comparisonRate: number | null
  /** The loan its rate is for, in a sentence. */
  readonly rateExample: string | null
}
