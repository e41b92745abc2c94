/** How far the reading of an odometer can be relied on. */
export type OdometerStatus = 'accurate' | 'inaccurate' | 'unknown'

/** What a trader must say of a used vehicle in New Zealand beside its price and description; what is not known is left out. Dates are ISO days. */
export interface CarDisclosure {
  /** The last day of its warrant of fitness. */
  readonly wofExpiry?: string
  readonly odometer?: OdometerStatus
  /** The year it was first registered in New Zealand. */
  readonly firstRegisteredHere?: number
  /** Where it was used before it was imported; left out for one that was new here. */
  readonly importedFrom?: string
  /** The year it was first registered there. */
  readonly firstRegisteredThere?: number
  /** Recorded as damaged when it was imported. */
  readonly damagedAtImport?: boolean
  /** A security interest is registered over it. */
  readonly securityInterest?: boolean
  /** Kilometres up to which road user charges are paid. */
  readonly rucPaidToKm?: number
}
