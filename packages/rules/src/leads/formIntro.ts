import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import type { Car } from '../entities/Car'
import type { LeadForm } from '../entities/LeadInput'
import { depositTerms } from './depositTerms'

/**
 * What a shopper should know before filling in a form about a car; null where there is nothing to say. A reservation says what
 * its deposit does (CHK-03 to CHK-05), and a request never looks like a payment: the dealership confirms first.
 */
export const formIntro = (
  form: LeadForm,
  car: Pick<Car, 'itemType' | 'dealershipName'> | null,
  { checkout }: Pick<ResolvedConfig, 'checkout'>,
): string | null => {
  if (!car) return null
  const unpaid = 'You pay nothing here'
  if (form === 'reserve') {
    const then = checkout.deposit > 0 ? ', then takes the deposit' : ''
    return `Ask us to hold this ${car.itemType} for you. ${depositTerms(checkout)} ${unpaid}: ${car.dealershipName} confirms that the ${car.itemType} is free${then}.`
  }
  if (form === 'buyOnline')
    return `Tell us that you would like to buy this ${car.itemType}. ${unpaid}: ${car.dealershipName} goes through the price, the paperwork and delivery with you first.`
  return null
}
