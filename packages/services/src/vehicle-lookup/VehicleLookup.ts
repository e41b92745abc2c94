/** What is known of a vehicle by its VIN or its plate; what isn't is null. */
export interface FoundVehicle {
  readonly make: string
  readonly model: string
  readonly badge: string | null
  readonly year: number | null
  readonly vin: string | null
  readonly regoPlate: string | null
  /** Made up for a demonstration: nobody looked anything up. */
  readonly simulated?: true
}

export type VehicleQuestion =
  | { readonly by: 'vin'; readonly vin: string }
  /** A state of Australia, or NZ. */
  | { readonly by: 'plate'; readonly plate: string; readonly state: string }

/** Tells what vehicle a VIN or a plate belongs to. */
export interface VehicleLookup {
  /** Null where nobody knows it; what can't be reached finds nothing and breaks nothing. */
  readonly find: (question: VehicleQuestion) => Promise<FoundVehicle | null>
}
