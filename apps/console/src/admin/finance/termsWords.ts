import { carTypeChoices } from '@forecourt/rules/records/kinds/carTypeChoices'

/** What terms without a dealership are for. */
export const everyDealership = 'Every dealership'

/** For which cars terms are. */
export const forCars = (types: readonly string[]): string => {
  const named = types.map((type) => carTypeChoices[type as keyof typeof carTypeChoices].toLowerCase())
  return named.length === 0 ? 'all cars' : `${named.join(', ')} cars`
}

/** Why terms can only be read. */
export const wholeLock = ({ mayChange }: { readonly mayChange: boolean }): string | undefined =>
  mayChange ? undefined : 'This is for the whole business: who manages all of its sites can change it.'
