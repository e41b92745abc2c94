import { keyFacts } from '@forecourt/rules/stock/keyFacts'
import { regoText } from '@forecourt/rules/stock/regoText'
import type { PageProps } from '../../PageProps'
import { CarCalculator } from '../../sections/finance/CarCalculator'
import { CarActions } from '../../sections/vehicle/CarActions.client'
import { enquiryForms } from '../../sections/vehicle/enquiryForms'
import { RememberViewed } from '../../storage/RememberViewed.client'
import { Container } from '../../ui/Container'
import { Breadcrumb } from './Breadcrumb'
import { BuyPanel } from './BuyPanel'
import { CarDetails } from './CarDetails'
import { CarEnquiry } from './CarEnquiry'
import { CarLocation } from './CarLocation'
import { CarPhotos } from './CarPhotos'
import { CarSummarySection } from './CarSummarySection'
import { KeyFacts } from './KeyFacts'
import { RecentlyViewed } from './RecentlyViewed.client'
import { Section } from './Section'
import { SimilarCars } from './SimilarCars'
import { StickyBars } from './StickyBars'

/** The page of one car (RTE-04, VDP-01 to VDP-29): pictures and words on the left, price and what to do about it kept in sight on the right. */
export const CarPage = ({ config, data, request }: PageProps<'car'>) => {
  const { car, site } = data
  const rego = regoText(car, config, request.now)
  const facts = [...keyFacts(car), ...(rego ? [{ label: 'Registration', value: rego }] : [])]
  const { id, slug, stockNumber, make, model, body, simpleBody } = car
  return (
    <>
      <CarActions forms={enquiryForms([car], { config, site, place: 'vdp', now: request.now })}>
        <Container className="pt-1 pb-section lg:pt-3">
          <Breadcrumb car={car} />
          <div className="lg:mt-2 lg:grid lg:grid-cols-[minmax(0,1fr)_23rem] lg:items-start lg:gap-x-10 xl:grid-cols-[minmax(0,1fr)_25rem] xl:gap-x-14">
            <div className="max-lg:-mx-gutter">
              <CarPhotos config={config} data={data} request={request} />
            </div>
            {/* Kept in sight from its end: a panel higher than the screen is scrolled through before it stays. */}
            <aside
              aria-label="Price and contact"
              className="max-lg:mt-5 lg:sticky lg:bottom-24 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:min-h-[calc(100dvh-12rem)] lg:self-end"
            >
              <BuyPanel config={config} data={data} request={request} />
            </aside>
            <div className="mt-block min-w-0 [&>section:first-child]:border-t-0 [&>section:first-child]:pt-0">
              <SimilarCars config={config} data={data} request={request} place="first" />
              {facts.length > 0 && (
                <Section id="key-information" heading="Key information" setting="/vdp/keyFactsFirst">
                  <KeyFacts facts={facts} first={config.vdp.keyFactsFirst} />
                </Section>
              )}
              <CarSummarySection car={car} config={config} />
              <CarDetails config={config} data={data} request={request} />
              <CarCalculator car={car} config={config} />
              <CarLocation config={config} data={data} request={request} />
              <CarEnquiry config={config} data={data} request={request} />
            </div>
          </div>
        </Container>
        <StickyBars config={config} data={data} request={request} />
      </CarActions>
      <SimilarCars config={config} data={data} request={request} place="last" />
      {config.favourites.showViewed && (
        <div data-setting="/favourites/showViewed">
          <RecentlyViewed carSlug={slug} />
        </div>
      )}
      <RememberViewed car={{ id, slug, stockNumber, make, model, body: body ?? '', simpleBody: simpleBody ?? '' }} />
    </>
  )
}
