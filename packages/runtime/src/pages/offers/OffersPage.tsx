import type { PageProps } from '../../PageProps'
import { OfferGrid } from '../../sections/offer/OfferGrid'
import { ButtonLink } from '../../ui/Button'
import { PageTitle } from '../../ui/PageTitle'
import { SectionBand } from '../../ui/SectionBand'

/** Every current offer (RTE-17). */
export const OffersPage = ({ config, data }: PageProps<'offers'>) => (
  <>
    <PageTitle heading="Special offers" />
    <SectionBand heading="">
      {data.offers.length > 0 ? (
        <OfferGrid offers={data.offers} config={config} headingLevel={2} />
      ) : (
        <div className="max-w-prose">
          <p className="text-lead text-muted">There are no offers running at the moment. Our prices are always on the cars.</p>
          <ButtonLink href="/search" className="mt-6">
            Search cars
          </ButtonLink>
        </div>
      )}
    </SectionBand>
  </>
)
