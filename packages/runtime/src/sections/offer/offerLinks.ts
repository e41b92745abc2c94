import type { Offer } from '@forecourt/rules/entities/Offer'
import { offerHref } from '@forecourt/rules/routing/offerHref'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'

/** Where an offer leads: asking about it, finding the model, driving it (OFR-02). A finance offer is asked about on the finance page (OFR-04). */
export const offerLinks = (offer: Offer, config: ResolvedConfig) => ({
  enquire: offer.category === 'Finance offer' ? config.finance.path : `${offerHref(config, offer)}#enquire`,
  explore:
    config.offers.showExplore && offer.modelName
      ? { label: `Explore ${offer.modelName}`, href: `/search?${new URLSearchParams({ model: offer.modelName })}` }
      : null,
  testDrive: config.offers.showTestDrive && (offer.category === 'New' || offer.category === 'Used') ? '/book-test-drive' : null,
})
