import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import type { Location } from '../entities/Location'
import { plateStates } from '../valuations/parseVehicleIdentity'

/**
 * The state or territory of a site's locations, which forms preselect for a shopper's plate (ENT-29): most of them are from there. Null if
 * the locations are in several, or none is known.
 *
 * @example onlyState([{ address: { state: 'VIC' } }, { address: { state: 'VIC' } }], 'AU') // 'VIC'
 */
export const onlyState = (
  locations: readonly { readonly address: Pick<Location['address'], 'state'> }[],
  country: ResolvedConfig['identity']['country'],
): string | null => {
  const [state, ...others] = new Set(locations.map(({ address }) => address.state.trim().toUpperCase()))
  return state !== undefined && others.length === 0 && plateStates[country].includes(state) ? state : null
}
