import type { Offer } from '@forecourt/rules/entities/Offer'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { OfferCard } from './OfferCard'

export interface OfferGridProps {
  readonly offers: readonly Offer[]
  readonly config: ResolvedConfig
  readonly headingLevel: 2 | 3
}

/** Offers as cards. */
export const OfferGrid = ({ offers, config, headingLevel }: OfferGridProps) => (
  <ul className="grid gap-cards sm:grid-cols-2 lg:grid-cols-3">
    {offers.map((offer) => (
      <li key={offer.id}>
        <OfferCard offer={offer} config={config} headingLevel={headingLevel} />
      </li>
    ))}
  </ul>
)
