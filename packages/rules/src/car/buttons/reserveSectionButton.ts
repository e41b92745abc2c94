import type { Car } from '../../entities/Car'
import { shows } from '../../parts/shows'
import { canPayDeposit } from '../canPayDeposit'
import { dealerParts } from '../page/dealerParts'
import type { CarButtonContext } from './CarButtonRule'
import { type CarButton, carButtonsFor } from './carButtonsFor'

/**
 * The button of the section that says how a car is reserved (CHK-02): the site's own, or one of the section's where none stands beside the
 * price. Null for a car without the section.
 */
export const reserveSectionButton = (car: Car, context: Omit<CarButtonContext, 'place'>): CarButton | null => {
  const { config } = context
  if (!shows(dealerParts.reserve, { car, config })) return null
  const listed = config.vdp.buttons.find(({ id }) => id === 'reserve')
  const label = canPayDeposit(car, config) ? '' : `Ask to reserve this ${car.itemType}`
  const [button] = carButtonsFor(car, [listed ?? { id: 'reserve', label, style: 'primary' }], { ...context, place: 'vdp' })
  if (button?.id !== 'reserve') return null
  return listed ? button : { ...button, setting: '/checkout/explain' }
}
