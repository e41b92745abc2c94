import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { vinProblem } from '../stock/vinProblem'

const maxKm = 999_999

/**
 * Parses an entered odometer reading in kilometres; null if invalid (ENT-29: kms).
 *
 * @example parseKm('85,400 km') // 85400
 */
export const parseKm = (text: string): number | null => {
  const digits = text
    .trim()
    .replace(/\s*kms?\.?$/i, '')
    .replace(/(?<=\d)[,\s](?=\d{3}(?!\d))/g, '')
  if (!/^\d{1,7}$/.test(digits)) return null
  const km = Number(digits)
  return km <= maxKm ? km : null
}

type Country = ResolvedConfig['identity']['country']

/** States of number plates by country, the first as default: New Zealand has no states. */
export const plateStates: { readonly [C in Country]: readonly string[] } = {
  AU: ['NSW', 'VIC', 'QLD', 'SA', 'WA', 'TAS', 'NT', 'ACT'],
  NZ: ['NZ'],
}

/** States of number plates in all countries. */
export const allPlateStates: readonly string[] = Object.values(plateStates).flat()

/** Identity of a vehicle for lookups: plate and state, or VIN. */
export type VehicleIdentity =
  | { readonly by: 'plate'; readonly plate: string; readonly state: string }
  | { readonly by: 'vin'; readonly vin: string }

export type ParsedVehicleIdentity =
  | { readonly ok: true; readonly question: VehicleIdentity }
  | { readonly ok: false; readonly problems: { readonly [field: string]: string } }

const maxPlateLength = 7

/**
 * Parses a vehicle's identity (TRD-01, API-08): a plate with its state, otherwise a VIN. Ignores spaces and hyphens in the plate; New
 * Zealand plates need no state.
 */
export const parseVehicleIdentity = (
  fields: { readonly rego?: string; readonly regoState?: string; readonly vin?: string },
  country: Country,
): ParsedVehicleIdentity => {
  const plate = (fields.rego ?? '').toUpperCase().replace(/[\s-]/g, '')
  const vin = (fields.vin ?? '').trim().toUpperCase()
  if (plate === '' && vin !== '') {
    const problem = vinProblem(vin)
    return problem ? { ok: false, problems: { vin: problem } } : { ok: true, question: { by: 'vin', vin } }
  }
  if (plate === '')
    return { ok: false, problems: { rego: country === 'NZ' ? 'Please enter the plate.' : 'Please enter the rego, or a VIN.' } }
  if (!/^[A-Z0-9]+$/.test(plate)) return { ok: false, problems: { rego: 'A plate only has letters and numbers.' } }
  if (plate.length < 2 || plate.length > maxPlateLength)
    return { ok: false, problems: { rego: `A plate has 2 to ${maxPlateLength} letters and numbers.` } }
  const [only, ...others] = plateStates[country]
  const state = others.length === 0 ? only : plateStates[country].find((each) => each === (fields.regoState ?? '').toUpperCase())
  if (!state) return { ok: false, problems: { regoState: 'Please choose the state where it’s registered.' } }
  return { ok: true, question: { by: 'plate', plate, state } }
}
