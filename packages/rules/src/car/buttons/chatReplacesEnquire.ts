import type { Car } from '../../entities/Car'
import { reserveNeeds } from '../reserveNeeds'
import type { CarButtonContext } from './CarButtonRule'
import { hasAllNeeds } from './hasAllNeeds'
import { chat } from './kinds/chat'

/**
 * Says whether Instant Message takes the place of Enquire on a car's page: the site offers reservations, the button has all it
 * needs, and the car's dealership isn't excluded (VDP-13).
 */
export const chatReplacesEnquire = (car: Car, context: CarButtonContext): boolean =>
  context.place === 'vdp' &&
  reserveNeeds.offered.holds(context) &&
  !context.config.chat.excludedDealerships.includes(car.dealershipSlug) &&
  hasAllNeeds(chat, car, context, '')
