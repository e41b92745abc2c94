import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import type { Car } from '../entities/Car'

const settingOf = { new: 'newCars', used: 'usedCars', demo: 'demoCars' } as const

/** Chooses the number to call about a car: the one for its type (VDP-14), its location's, else the main one; null when there is none. */
export const phoneFor = (car: Pick<Car, 'carType' | 'locationPhone'> | null, config: Pick<ResolvedConfig, 'phone'>): string | null =>
  (car && (config.phone[settingOf[car.carType]] || car.locationPhone)) || config.phone.main || null
