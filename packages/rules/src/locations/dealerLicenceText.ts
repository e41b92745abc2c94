import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { isInNewZealand } from '@forecourt/schema/switches/isInNewZealand'

/** Whether a licence text names its kind: LMCT in Victoria, LVD in South Australia, or in full. */
const namesItself = (licence: string): boolean => /\b(?:lmct|lvd|licen[cs]ed?|trader|dealer)\b/i.test(licence)

/** Abbreviations that dealers of a state put before a bare number. */
const abbreviations: { readonly [state: string]: string | undefined } = { VIC: 'LMCT', SA: 'LVD' }

/**
 * A location's dealer licence as dealers of its state write it (LOC-11): a text that names its kind is unchanged; a bare number gets the
 * abbreviation of the state, and any other licence is a motor dealer licence, or in New Zealand a trader's registration.
 *
 * @example dealerLicenceText('9170', { country: 'AU', state: 'VIC' }) // 'LMCT 9170'
 * @example dealerLicenceText('MD 012345', { country: 'AU', state: 'NSW' }) // 'Motor dealer licence MD 012345'
 */
export const dealerLicenceText = (
  licence: string,
  { country, state }: Pick<ResolvedConfig['identity'], 'country'> & { readonly state: string },
): string => {
  if (namesItself(licence)) return licence
  if (isInNewZealand({ country })) return `Registered motor vehicle trader ${licence}`
  const abbreviation = /^\d+$/.test(licence.trim()) ? abbreviations[state.toUpperCase()] : undefined
  return `${abbreviation ?? 'Motor dealer licence'} ${licence}`
}
