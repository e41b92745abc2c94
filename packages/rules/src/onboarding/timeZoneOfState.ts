import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'

type TimeZone = ResolvedConfig['identity']['timeZone']

const zones: Readonly<Record<string, TimeZone>> = {
  NSW: 'Australia/Sydney',
  ACT: 'Australia/Sydney',
  VIC: 'Australia/Melbourne',
  QLD: 'Australia/Brisbane',
  SA: 'Australia/Adelaide',
  WA: 'Australia/Perth',
  NT: 'Australia/Darwin',
  TAS: 'Australia/Hobart',
}

/** The clock most places of an Australian state go by, or New Zealand's (LOC-16). Sydney's where the state isn't known yet. */
export const timeZoneOfState = (state: string, country: ResolvedConfig['identity']['country']): TimeZone =>
  country === 'NZ' ? 'Pacific/Auckland' : (zones[state.toUpperCase()] ?? 'Australia/Sydney')
