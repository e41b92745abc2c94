import { OfferGrid } from '../../sections/offer/OfferCard'
import { ArrowLink } from '../../ui/ArrowLink'
import { SectionBand } from '../../ui/SectionBand'
import type { BlockProps } from '../BlockProps'

/** Current offers, and a link to all offers. */
export const OffersBlock = ({ block, config, data, site, level, tone, setting }: BlockProps<'offers'>) => (
  <SectionBand
    heading={block.heading}
    level={level}
    tone={tone}
    setting={setting}
    action={<ArrowLink href="/special-offers">All offers</ArrowLink>}
  >
    <OfferGrid offers={data.offers ?? []} config={config} site={site} headingLevel={3} brief phoneLayout={block.phoneLayout} />
  </SectionBand>
)
