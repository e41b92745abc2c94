import type { Car } from '@forecourt/rules/entities/Car'
import { carHref } from '@forecourt/rules/routing/carHref'

/** The name of a car; its link covers the whole card, and buttons sit above it; the card shows its focus, since its edge cuts what is inside. Two lines are kept, so that cards in a row line up. */
export const CardTitle = ({ car, className = '' }: { readonly car: Car; readonly className?: string }) => (
  <h3 className={`heading line-clamp-2 text-card leading-snug text-pretty ${className}`}>
    <a href={carHref(car)} title={car.name} data-card-title="" className="py-1 after:absolute after:inset-0 focus-visible:outline-none">
      {car.name}
    </a>
  </h3>
)
