import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import type { Car } from '../../entities/Car'
import { formatMoney } from '../../format/formatMoney'

const nouns = { car: 'Car', motorcycle: 'Motorcycle', caravan: 'Caravan' } as const satisfies Record<Car['itemType'], string>

const placeholder = /[\s–—:·,-]*(?:\bfor\b\s*)?\{deposit\}/g

/**
 * Label of a reserve button: on a card with its deposit, 'Reserve Now $200' (CARD-06, CARD-07), on the car's page 'Reserve Car Now'
 * (VDP-07). Omits a deposit of 0 (CARD-08). Uses the site's own label as it is, such as 'Buy Online' (CARD-09), with `{deposit}` filled
 * in.
 */
export const reserveLabel = (
  car: Pick<Car, 'itemType'>,
  {
    ownLabel,
    place,
    depositDollars,
  }: { readonly ownLabel: string; readonly place: 'card' | 'vdp'; readonly depositDollars: ResolvedConfig['checkout']['deposit'] },
): string => {
  const own = ownLabel.trim()
  const amount = depositDollars > 0 ? formatMoney(depositDollars * 100) : ''
  if (own !== '') return (amount === '' ? own.replace(placeholder, '') : own.replaceAll('{deposit}', amount)).trim()
  return place === 'vdp' ? `Reserve ${nouns[car.itemType]} Now` : `Reserve Now ${amount}`.trim()
}
