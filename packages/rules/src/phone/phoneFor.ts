import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import type { Car } from '../entities/Car'

const shown = 5

/**
 * Masks a phone number: its first five characters, then stars (VDP-16).
 *
 * @example maskPhone('08 5550 1234') // '08 55*******'
 */
export const maskPhone = (phone: string): string => phone.slice(0, shown) + '*'.repeat(Math.max(0, phone.length - shown))

/** Whether a site shows its numbers at once; elsewhere they are masked until a shopper asks for one, who is counted (VDP-16). */
export const revealsPhones = ({ phone }: { readonly phone: Pick<ResolvedConfig['phone'], 'startsRevealed'> }): boolean =>
  phone.startsRevealed

/** Whether Call Now waits for opening hours on a site (UI-05): a page that stays open then looks at the clock by itself. */
export const callsInHoursOnly = ({ phone }: Pick<ResolvedConfig, 'phone'>): boolean => phone.callNowInHoursOnly

const settingOf = { new: 'newCars', used: 'usedCars', demo: 'demoCars' } as const

/** Chooses the number to call about a car: the one for its type (VDP-14), its location's, else the main one; null when there is none. */
export const phoneFor = (car: Pick<Car, 'carType' | 'locationPhone'> | null, config: Pick<ResolvedConfig, 'phone'>): string | null =>
  (car && (config.phone[settingOf[car.carType]] || car.locationPhone)) || config.phone.main || null
