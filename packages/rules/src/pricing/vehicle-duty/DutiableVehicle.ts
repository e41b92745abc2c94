import type { Car, Cents } from '../../entities/Car'

/** What vehicle duty depends on, besides the price. */
export type DutiableVehicle = Pick<
  Car,
  'carType' | 'itemType' | 'body' | 'simpleBody' | 'fuel' | 'simpleFuel' | 'cylinders' | 'seats' | 'variant' | 'specifications'
>

/** Duty of a state or territory on the registration or transfer of a vehicle, for a private buyer without a concession (UI-19). */
export interface VehicleDuty {
  readonly law: string
  /** Page of the revenue office, or the text of the law. */
  readonly source: string
  /** Day from which these rates and exemptions apply; if no source says, that of the earliest source with them. */
  readonly from: string
  /** Duty in cents; null if it depends on a fact that isn't known. `priceCents` is above 0 and includes GST. */
  readonly computeCents: (vehicle: DutiableVehicle, priceCents: Cents) => Cents | null
}
