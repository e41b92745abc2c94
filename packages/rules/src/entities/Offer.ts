/** A current offer of the organisation (ENT-11). */
export interface Offer {
  readonly id: string
  readonly name: string
  /** Sanitised when it was stored. */
  readonly description: string
  readonly disclaimer: string | null
  readonly category: 'New' | 'Used' | 'Finance offer' | 'Service' | 'Parts'
  readonly manufacturer: string | null
  readonly modelName: string | null
  readonly imageKey: string | null
  readonly startsOn: string | null
  readonly endsOn: string | null
}
