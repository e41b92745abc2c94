import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import type { Car } from '../../entities/Car'
import { formatMoney } from '../../format/formatMoney'
import type { CarButtonRule } from './CarButtonRule'

/** Words of a button that are the same for every car; a car's page may have room for more of them than a card. */
export const usually =
  (card: string, vdp = card): CarButtonRule['usualLabel'] =>
  (_car, words, { place }) =>
    words.trim() || (place === 'card' ? card : vdp)

const nouns = { car: 'Car', motorcycle: 'Motorcycle', caravan: 'Caravan' } as const satisfies Record<Car['itemType'], string>

const placeholder = /[\s–—:·,-]*(?:\bfor\b\s*)?\{deposit\}/g

/**
 * Writes a reserve button: on a card with its deposit, 'Reserve Now $200' (CARD-06, CARD-07), on the car's page 'Reserve Car
 * Now' (VDP-07). A deposit of 0 is left out (CARD-08). The site's own words stand as they are, such as 'Buy Online' (CARD-09);
 * `{deposit}` in them is filled in.
 */
export const reserveLabel = (
  car: Pick<Car, 'itemType'>,
  {
    words,
    place,
    depositDollars,
  }: { readonly words: string; readonly place: 'card' | 'vdp'; readonly depositDollars: ResolvedConfig['checkout']['deposit'] },
): string => {
  const own = words.trim()
  const amount = depositDollars > 0 ? formatMoney(depositDollars * 100) : ''
  if (own !== '') return (amount === '' ? own.replace(placeholder, '') : own.replaceAll('{deposit}', amount)).trim()
  return place === 'vdp' ? `Reserve ${nouns[car.itemType]} Now` : `Reserve Now ${amount}`.trim()
}
