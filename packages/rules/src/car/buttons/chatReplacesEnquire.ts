import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import type { Car } from '../../entities/Car'

/**
 * Says whether Instant Message takes the place of Enquire on a car's page: the site offers reservations and instant messages,
 * no chat provider's own window is there, and the car's dealership isn't excluded (VDP-13).
 */
export const chatReplacesEnquire = (
  car: Pick<Car, 'dealershipSlug'>,
  { checkout, chat }: Pick<ResolvedConfig, 'checkout' | 'chat'>,
): boolean => checkout.enabled && chat.enabled && chat.token === '' && !chat.excludedDealerships.includes(car.dealershipSlug)
