import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import type { Car } from '../entities/Car'
import { isInStock } from './isInStock'

/**
 * Says whether a car's page carries a Consumer Information Notice: a used or demonstration vehicle with a motor, for sale in New
 * Zealand, where the site shows notices (CFG-02). Demonstrators count as used there.
 */
export const needsConsumerNotice = (
  car: Pick<Car, 'carType' | 'itemType' | 'status'>,
  { identity, vdp }: Pick<ResolvedConfig, 'identity' | 'vdp'>,
): boolean => identity.country === 'NZ' && vdp.showConsumerNotice && car.carType !== 'new' && car.itemType !== 'caravan' && isInStock(car)
