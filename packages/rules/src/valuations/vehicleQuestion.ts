import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { vinProblem } from '../stock/vinProblem'

const mostKm = 999_999

/**
 * The odometer as it was typed, in kilometres; null where it is no such number (ENT-29: kms).
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
  return km <= mostKm ? km : null
}

type Country = ResolvedConfig['identity']['country']

/** Where a plate of each country can be from, the first chosen at first: New Zealand has no states. */
export const plateStates: { readonly [C in Country]: readonly string[] } = {
  AU: ['NSW', 'VIC', 'QLD', 'SA', 'WA', 'TAS', 'NT', 'ACT'],
  NZ: ['NZ'],
}

/** Where any plate can be from, whoever asks. */
export const allPlateStates: readonly string[] = Object.values(plateStates).flat()

/** A vehicle as it is asked about: by its plate and where that is from, or by its VIN. */
export type VehicleIdentity =
  | { readonly by: 'plate'; readonly plate: string; readonly state: string }
  | { readonly by: 'vin'; readonly vin: string }

export type VehicleQuestionCheck =
  | { readonly ok: true; readonly question: VehicleIdentity }
  | { readonly ok: false; readonly problems: { readonly [field: string]: string } }

const longestPlate = 7

/**
 * Reads which vehicle a shopper means (TRD-01, API-08): a plate with its state, or else a VIN. Blanks and hyphens of a plate don't count,
 * and in New Zealand nothing is asked but the plate.
 */
export const vehicleQuestion = (
  said: { readonly rego?: string; readonly regoState?: string; readonly vin?: string },
  country: Country,
): VehicleQuestionCheck => {
  const plate = (said.rego ?? '').toUpperCase().replace(/[\s-]/g, '')
  const vin = (said.vin ?? '').trim().toUpperCase()
  if (plate === '' && vin !== '') {
    const problem = vinProblem(vin)
    return problem ? { ok: false, problems: { vin: problem } } : { ok: true, question: { by: 'vin', vin } }
  }
  if (plate === '')
    return { ok: false, problems: { rego: country === 'NZ' ? 'Please enter the plate.' : 'Please enter the rego, or a VIN.' } }
  if (!/^[A-Z0-9]+$/.test(plate)) return { ok: false, problems: { rego: 'A plate has letters and digits alone.' } }
  if (plate.length < 2 || plate.length > longestPlate)
    return { ok: false, problems: { rego: `A plate has 2 to ${longestPlate} letters and digits.` } }
  const [only, ...others] = plateStates[country]
  const state = others.length === 0 ? only : plateStates[country].find((each) => each === (said.regoState ?? '').toUpperCase())
  if (!state) return { ok: false, problems: { regoState: 'Please choose the state of the plate.' } }
  return { ok: true, question: { by: 'plate', plate, state } }
}
