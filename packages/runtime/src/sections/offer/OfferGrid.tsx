import type { Offer } from '@forecourt/rules/entities/Offer'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { columnCount } from '../../ui/columns/columnCount'
import { OfferCard, type OfferCardProps } from './OfferCard'

export interface OfferGridProps extends Pick<OfferCardProps, 'range' | 'here' | 'headingLevel'> {
  readonly offers: readonly Offer[]
  readonly config: ResolvedConfig
}

/** Offers as cards; a single one takes the whole width. */
export const OfferGrid = ({ offers, config, range, headingLevel, here }: OfferGridProps) => (
  <ul className={`grid gap-cards ${offers.length > 1 ? columnCount(offers.length) : ''}`}>
    {offers.map((offer) => (
      <li key={offer.id} className="min-w-0">
        <OfferCard
          offer={offer}
          config={config}
          range={range}
          headingLevel={headingLevel}
          {...(here !== undefined && { here })}
          among={offers.length}
        />
      </li>
    ))}
  </ul>
)
