import { carTypeChoices } from '@forecourt/rules/records/kinds/carTypeChoices'

/** Label of terms that apply to all dealerships. */
export const everyDealership = 'Every dealership'

/** The car types that terms apply to. */
export const forCars = (types: readonly string[]): string => {
  const named = types.map((type) => carTypeChoices[type as keyof typeof carTypeChoices].toLowerCase())
  return named.length === 0 ? 'all cars' : `${named.join(', ')} cars`
}

/** Why terms are read-only. */
export const businessWideLock = ({ mayChange }: { readonly mayChange: boolean }): string | undefined =>
  mayChange ? undefined : 'This applies to the whole business. Only someone who manages all of its sites can change it.'
