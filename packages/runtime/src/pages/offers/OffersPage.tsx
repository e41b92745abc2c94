import { offerGroups } from '@forecourt/rules/menus/offerGroups'
import type { PageProps } from '../../PageProps'
import { OfferGrid } from '../../sections/offer/OfferGrid'
import { ButtonLink } from '../../ui/Button'
import { PageTitle } from '../../ui/PageTitle'
import { SectionBand } from '../../ui/SectionBand'

/** Every current offer, in one list or by category (RTE-17, OFR-04). */
export const OffersPage = ({ config, data }: PageProps<'offers'>) => {
  const { heading, text, emptyText } = config.offers
  return (
    <>
      <PageTitle heading={heading} text={text} setting="/offers/heading" />
      {data.offers.length === 0 && (
        <SectionBand heading="" setting="/offers/emptyText">
          <div className="max-w-prose">
            <p className="text-lead text-muted">{emptyText}</p>
            <ButtonLink href="/search" className="mt-6">
              Search cars
            </ButtonLink>
          </div>
        </SectionBand>
      )}
      {offerGroups(data.offers, config.offers).map((group) => (
        <SectionBand key={group.heading} heading={group.heading} setting="/offers/groupByCategory">
          <OfferGrid offers={group.offers} config={config} headingLevel={group.heading ? 3 : 2} />
        </SectionBand>
      ))}
    </>
  )
}
