import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import type { Car } from '../entities/Car'
import { inStock } from '../parts/carFacts'
import { explain } from '../parts/explain'
import type { Reason } from '../reasons/Reason'
import { priceParts } from './displayPrice'
import type { PriceContext } from './isByTheWeek'

type PriceReasonContext = PriceContext & { readonly car: Car }

const carInStock = inStock('VDP-29', 'A car that isn’t in stock shows no price.')

/** All but “reduced”: the former price is explained, and it shows only on reduced cars. */
const { reduced: _reduced, ...explained } = priceParts

/**
 * Explains why each part of a price shows or not (CAR-14 to CAR-20), from the parts of `displayPrice`. A car that isn't in stock shows
 * none (CARD-11, VDP-29).
 */
export const priceReasons = (car: Car, price: ResolvedConfig['price']): Reason[] =>
  Object.values(explained).map((part) => explain<PriceReasonContext>({ ...part, needs: [carInStock, ...part.needs] }, { car, price }))
