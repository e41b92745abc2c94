import { listKnownMakes } from '@forecourt/data/manufacturers/listKnownMakes'
import { sampleLookup } from '@forecourt/services/vehicle-lookup/sampleLookup'
import type { VehicleLookup } from '@forecourt/services/vehicle-lookup/VehicleLookup'
import { database } from '../sites/database'
import { shared } from '../sites/shared'

/** Who is asked what vehicle a plate or VIN belongs to. */
export const vehicleLookup = (): VehicleLookup =>
  shared('vehicleLookup', () =>
    sampleLookup(
      () => listKnownMakes(database()),
      () => new Date().toISOString(),
    ),
  )
