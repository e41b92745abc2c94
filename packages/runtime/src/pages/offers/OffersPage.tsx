import { leadOffer, offerGroups, offersPageParts } from '@forecourt/rules/offers/offersPageParts'
import { shownValue } from '@forecourt/rules/parts/Part'
import type { PageProps } from '../../PageProps'
import { OfferGrid } from '../../sections/offer/OfferCard'
import { ButtonLink } from '../../ui/Button'
import { PageTitle } from '../../ui/PageTitle'
import { SectionBand } from '../../ui/SectionBand'

/** All current offers, in one list or by category (RTE-17, OFR-04). */
export const OffersPage = ({ config, data }: PageProps<'offers'>) => {
  const context = { offers: data.offers, config }
  const empty = shownValue(offersPageParts.empty, context)
  const lead = leadOffer(context)
  return (
    <>
      <PageTitle heading={config.offers.heading} text={shownValue(offersPageParts.text, context) ?? ''} setting="/offers/heading" />
      {empty !== null && (
        <SectionBand heading="" setting="/offers/emptyText">
          <div className="max-w-prose">
            <p className="text-lead text-muted">{empty}</p>
            <ButtonLink href="/search" className="mt-6">
              Search cars
            </ButtonLink>
          </div>
        </SectionBand>
      )}
      {lead && (
        <SectionBand heading="" setting="/offers/showLead">
          <OfferGrid offers={[lead]} config={config} site={data.site} headingLevel={2} lead />
        </SectionBand>
      )}
      {offerGroups(context).map((group) => (
        <SectionBand key={group.heading} heading={group.heading} setting="/offers/groupByCategory">
          <OfferGrid offers={group.offers} config={config} site={data.site} headingLevel={group.heading ? 3 : 2} />
        </SectionBand>
      ))}
    </>
  )
}
