import { carState } from '@forecourt/rules/car/carState'
import type { Car } from '@forecourt/rules/entities/Car'
import { isInStock } from '@forecourt/rules/entities/isInStock'
import { vehicleNoun } from '../../../sections/vehicle/vehicleNoun'
import { Icon } from '../../../ui/Icon'

/** What a shopper must know of the car's state before anything else (VDP-29); null when there is nothing unusual. */
const noticeOf = (car: Car): { readonly title: string; readonly text: string } | null => {
  switch (carState(car)) {
    case 'gone':
      return {
        title: car.status === 'sold' ? 'SOLD' : 'NO LONGER AVAILABLE',
        text: 'This one has found a home. Tell us what you liked about it, and we look for something similar.',
      }
    case 'reserved':
      return {
        title: 'Reserved',
        text: `Someone has reserved this ${vehicleNoun[car.itemType]}. Ask us and we’ll tell you if it becomes available.`,
      }
    case 'preorder':
      return { title: 'Pre-order', text: 'It can be ordered ahead. Ask us when it is expected.' }
    case 'comingSoon':
      return { title: 'On its way', text: `This ${vehicleNoun[car.itemType]} has not reached us yet. Ask us when it can be seen.` }
    case null:
      return null
  }
}

/** A car that is sold, reserved or not here yet says so above its price. */
export const CarNotice = ({ car }: { readonly car: Car }) => {
  const notice = noticeOf(car)
  if (!notice) return null
  const gone = !isInStock(car)
  const isReserved = carState(car) === 'reserved'
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
        {/* The page is the same for everybody: the site's host shows it to whoever reserved the car. */}
        {isReserved && (
          <p data-own-reservation={car.id} hidden className="text-small text-muted text-pretty">
            You have reserved this {vehicleNoun[car.itemType]}.{' '}
            <a href="/garage" className="underline underline-offset-4">
              See your reservation
            </a>
          </p>
        )}
      </div>
    </div>
  )
}
