import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import type { Car } from '../../entities/Car'
import type { LeadForm } from '../LeadForm'
import { depositTerms } from './depositTerms'

/**
 * What a shopper should know before filling in a form about a car; null where there is nothing to say. A request to reserve or to
 * buy says that it is one: nothing is paid and nothing held until the dealership has answered (CHK-03 to CHK-05); a message says
 * that no one is waiting at the other end (VDP-07).
 */
export const formIntro = (
  form: LeadForm,
  car: Pick<Car, 'itemType' | 'dealershipName'> | null,
  { checkout }: Pick<ResolvedConfig, 'checkout'>,
): string | null => {
  if (!car) return null
  const { itemType, dealershipName } = car
  if (form === 'reserve')
    return `Ask ${dealershipName} to reserve this ${itemType}. You pay nothing here, and asking does not hold the ${itemType}: ${dealershipName} answers you first. ${depositTerms(checkout)}`
  if (form === 'buyOnline')
    return `Tell ${dealershipName} that you would like to buy this ${itemType}. You pay nothing here, and asking does not hold the ${itemType}: ${dealershipName} goes through the price, the paperwork and delivery with you first.`
  if (form === 'chat') return `Your message goes to ${dealershipName}, which answers by phone, text or email.`
  return null
}
