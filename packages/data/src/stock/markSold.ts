import type { Actor } from '../Actor'
import type { Scope } from '../createDatabase'
import type { UpdateCarResult } from './changeCar'
import { moveCar } from './moveCar'

/** Marks a car as sold now; a car that is not in stock is refused (CAR-05). */
export const markSold = (
  scope: Scope,
  sale: { readonly carId: string; readonly now: string; readonly actor: Actor },
): Promise<UpdateCarResult> => moveCar(scope, { ...sale, to: 'sold' })
