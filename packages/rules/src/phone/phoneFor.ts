import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import type { Car } from '../entities/Car'

const maxShownDigits = 5

/**
 * Masks a phone number after its first five characters (VDP-16).
 *
 * @example maskPhone('08 5550 1234') // '08 55*******'
 */
export const maskPhone = (phone: string): string => phone.slice(0, maxShownDigits) + '*'.repeat(Math.max(0, phone.length - maxShownDigits))

/** Whether a site shows phone numbers in full. Otherwise a shopper reveals a number by a press, which is counted (VDP-16). */
export const revealsPhones = ({ phone }: { readonly phone: Pick<ResolvedConfig['phone'], 'startsRevealed'> }): boolean =>
  phone.startsRevealed

/** Whether Call Now depends on opening hours (UI-05); an open page then updates it as time passes. */
export const callsInHoursOnly = ({ phone }: Pick<ResolvedConfig, 'phone'>): boolean => phone.callNowInHoursOnly

const phoneSettings = { new: 'newCars', used: 'usedCars', demo: 'demoCars' } as const

/** Phone number for a car: the one for its type (VDP-14), otherwise its location's or the main one; null if none. */
export const phoneFor = (car: Pick<Car, 'carType' | 'locationPhone'> | null, config: Pick<ResolvedConfig, 'phone'>): string | null =>
  (car && (config.phone[phoneSettings[car.carType]] || car.locationPhone)) || config.phone.main || null
