import type { Actor } from '../Actor'
import type { Scope } from '../createDatabase'
import { type UpdateCarResult, updateCar } from './updateCar'

/** Marks a car as sold now; a car that is not in stock is refused (CAR-05). */
export const markSold = async (
  scope: Scope,
  { carId, now, actor }: { readonly carId: string; readonly now: string; readonly actor: Actor },
): Promise<UpdateCarResult> => updateCar(scope, { carId, changes: { status: 'sold' }, now, actor })
