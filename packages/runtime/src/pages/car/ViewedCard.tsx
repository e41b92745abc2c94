import type { CarSummary } from '@forecourt/rules/entities/CarSummary'
import { carHref } from '@forecourt/rules/routing/carHref'
import { Picture } from '../../ui/Picture'

/** A car that was looked at before, in a few words. */
export const ViewedCard = ({ car }: { readonly car: CarSummary }) => (
  <a
    href={carHref(car)}
    className="group/viewed block h-full overflow-hidden rounded-card border border-line bg-background transition-shadow hover:shadow-lifted"
  >
    <div className={`aspect-3/2 bg-raised ${car.isInStock ? '' : 'saturate-50'}`}>
      {car.image && <Picture source={car.image} alt="" sizes="14rem" className="h-full!" />}
    </div>
    <div className="p-3">
      <p className="line-clamp-2 min-h-[2lh] text-small leading-snug font-semibold wrap-anywhere group-hover/viewed:text-link">
        {car.name}
      </p>
      <p className="mt-1 line-clamp-1 text-small tabular-nums">{car.priceText}</p>
      <p className="line-clamp-1 text-tiny text-muted tabular-nums">{car.details}</p>
    </div>
  </a>
)
