import { offerContext } from '@forecourt/rules/leads/form/sentContext'
import { atOfferRate } from '@forecourt/rules/offers/atOfferRate'
import { carsOfOfferText, offerStockHref } from '@forecourt/rules/offers/carsOfOfferText'
import { asksForFinance, offerCardParts, offerEnquiry, offerPageParts } from '@forecourt/rules/offers/offerParts'
import { shownValue, shows } from '@forecourt/rules/parts/Part'
import { conditionsId, offerCarsId } from '@forecourt/rules/routing/offerHref'
import { formContent } from '../../forms/formContent'
import { PageForm } from '../../forms/PageForm'
import type { PageProps } from '../../PageProps'
import { OfferRate, OfferRateNote, OfferRepayment } from '../../sections/offer/OfferRate'
import { VehicleGrid } from '../../sections/vehicle/card/VehicleGrid'
import { ArrowLink } from '../../ui/ArrowLink'
import { ButtonLink } from '../../ui/Button'
import { Container } from '../../ui/Container'
import { Heading } from '../../ui/Heading'
import { Picture } from '../../ui/Picture'
import { RichText } from '../../ui/rich-text/RichText'
import { SectionBand } from '../../ui/SectionBand'
import { Tag } from '../../ui/Tag'

/** An offer in full, with its conditions and an enquiry form (OFR-02). */
export const OfferPage = ({ config, data, request }: PageProps<'offer'>) => {
  const { offer, cars, areChosen, hasMore, site } = data
  const allHref = hasMore && !areChosen ? offerStockHref(offer, site.locations) : null
  const stocked = site.offerStock[offer.id] ?? null
  const context = { offer, config, range: site.range, locations: site.locations, stock: stocked, cars: cars.length }
  const stock = shownValue(offerCardParts.stock, context)
  const picture = shownValue(offerCardParts.picture, context)
  const explore = shownValue(offerCardParts.explore, context)
  const testDrive = shownValue(offerCardParts.testDrive, context)
  const disclaimer = shownValue(offerCardParts.disclaimer, context)
  return (
    <>
      <section data-tone="background" className="band bg-background py-section text-text">
        <Container className={`grid items-start gap-x-14 gap-y-8 ${picture ? 'lg:grid-cols-2' : ''}`}>
          {picture && <Picture source={picture} alt="" sizes="(width >= 64rem) 40rem, 100vw" priority className="rounded-card" />}
          <div>
            <p className="mb-4 flex flex-wrap items-center gap-3 text-small text-muted">
              <Tag tone="accent">{offer.category}</Tag>
              {[shownValue(offerCardParts.buyer, context), shownValue(offerCardParts.period, context)].filter(Boolean).join(' · ')}
            </p>
            <Heading level={1} size="title">
              {offer.name}
            </Heading>
            <OfferRate offer={offer} config={config} className="mt-2 text-title leading-tight" />
            <OfferRepayment offer={offer} config={config} stock={stocked} className="mt-3 text-lead" />
            <RichText text={offer.description} className="mt-5 text-lead text-muted" />
            <div className="mt-7 flex flex-wrap gap-3">
              <ButtonLink href={asksForFinance(offer) ? offerEnquiry(offer).value(context) : '#enquire'}>Enquire Now</ButtonLink>
              {stock && (
                <ButtonLink href={stock.href} variant="outline">
                  {stock.label}
                </ButtonLink>
              )}
              {explore && (
                <ButtonLink href={explore.href} variant="outline" data-setting="/offers/showExplore">
                  {explore.label}
                </ButtonLink>
              )}
              {testDrive && (
                <ButtonLink href={testDrive} variant="outline" data-setting="/offers/showTestDrive">
                  Book A Test Drive
                </ButtonLink>
              )}
            </div>
            <OfferRateNote offer={offer} config={config} className="mt-7" />
            {disclaimer && (
              <div id={conditionsId} className="mt-7 max-w-prose scroll-mt-28 border-t border-line pt-4 text-small text-muted text-pretty">
                <Heading level={2} size="card" className="mb-2 text-text">
                  Conditions
                </Heading>
                <RichText text={disclaimer} />
              </div>
            )}
          </div>
        </Container>
      </section>
      {shows(offerPageParts.cars, context) && (
        <SectionBand
          id={offerCarsId}
          heading={`${offer.modelName ?? offer.manufacturer ?? 'What’s'} available now`}
          text={carsOfOfferText({
            offer,
            cars: cars.map((car) => atOfferRate(car, site.carOffers, config)),
            areChosen,
            hasMore,
            config,
            now: request.now,
          })}
          tone="surface"
          action={allHref && <ArrowLink href={allHref}>See them all</ArrowLink>}
        >
          <VehicleGrid cars={cars} config={config} request={request} site={site} phoneLayout="rows" />
        </SectionBand>
      )}
      <SectionBand heading="Ask about this offer" id="enquire">
        <div className="max-w-3xl">
          <PageForm
            {...formContent('general', { config, site, car: null, now: request.now, ...offerContext(offer, cars.length) })}
            car={null}
          />
        </div>
      </SectionBand>
    </>
  )
}
