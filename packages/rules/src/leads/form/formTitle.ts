import type { Car } from '../../entities/Car'
import type { LeadForm } from '../LeadForm'

/**
 * The heading of a form whose button says more than the form does (CARD-09, VDP-07): a request is called one. Null where the
 * button's own label is the heading.
 *
 * @example formTitle('buyOnline', { itemType: 'car' }) // 'Ask to buy this car'
 */
export const formTitle = (form: LeadForm, { itemType }: Pick<Car, 'itemType'>): string | null => {
  if (form === 'reserve') return `Ask to reserve this ${itemType}`
  if (form === 'buyOnline') return `Ask to buy this ${itemType}`
  return form === 'chat' ? 'Send a message' : null
}
