import type { Car } from '@forecourt/rules/entities/Car'
import { isInStock } from '@forecourt/rules/stock/isInStock'
import { vehicleNoun } from '../../sections/vehicle/vehicleNoun'
import { Icon } from '../../ui/Icon'

/** What a shopper must know of the car's state before anything else (VDP-29); null when there is nothing unusual. */
const noticeOf = (car: Car): { readonly title: string; readonly text: string } | null => {
  if (!isInStock(car))
    return {
      title: car.status === 'sold' ? 'SOLD' : 'NO LONGER AVAILABLE',
      text: 'This one has found a home. Tell us what you liked about it and we will find you something similar.',
    }
  if (car.reserved)
    return { title: 'Reserved', text: `Another shopper has put a hold on this ${vehicleNoun[car.itemType]}. Enquire to be next in line.` }
  if (car.preorder) return { title: 'Pre-order', text: 'Order now and we will let you know the day it lands.' }
  if (car.status === 'coming_soon')
    return { title: 'On its way', text: `This ${vehicleNoun[car.itemType]} has not reached us yet. Enquire now to see it first.` }
  return null
}

/** A car that is sold, reserved or not here yet says so above its price. */
export const CarNotice = ({ car }: { readonly car: Car }) => {
  const notice = noticeOf(car)
  if (!notice) return null
  const gone = !isInStock(car)
  return (
    // On a dark site it is told from its ground by its edge.
    <div
      data-tone={gone ? 'dark' : 'surface'}
      className={`flex gap-3 rounded-field bg-background px-4 py-3 text-text ${gone ? 'ring-1 ring-line-strong ring-inset' : ''}`}
    >
      <Icon name={gone ? 'circleCheck' : 'info'} size={22} className="mt-0.5" />
      <div>
        <p className={gone ? 'heading text-subsection leading-tight tracking-wide' : 'font-semibold'}>{notice.title}</p>
        <p className="text-small text-muted text-pretty">{notice.text}</p>
      </div>
    </div>
  )
}
