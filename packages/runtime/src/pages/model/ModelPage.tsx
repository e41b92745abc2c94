import { makeAndModel } from '@forecourt/rules/car/words/makeAndModel'
import { modelParts } from '@forecourt/rules/models/modelParts'
import { shownValue } from '@forecourt/rules/parts/shownValue'
import { shows } from '@forecourt/rules/parts/shows'
import { formContent } from '../../forms/formContent'
import { PageForm } from '../../forms/PageForm'
import type { PageProps } from '../../PageProps'
import { OfferGrid } from '../../sections/offer/OfferGrid'
import { VehicleGrid } from '../../sections/vehicle/card/VehicleGrid'
import { ArrowLink } from '../../ui/ArrowLink'
import { Picture } from '../../ui/Picture'
import { RichText } from '../../ui/rich-text/RichText'
import { SectionBand } from '../../ui/SectionBand'
import { AccessoryList } from '../accessories/AccessoryList'
import { KeyFacts } from '../car/KeyFacts'
import { ModelOpening } from './ModelOpening'
import { ServicePrices } from './ServicePrices'
import { VariantTable } from './VariantTable'

const mostAccessories = 6

/** The page of a model, whether or not one is in stock: what it is, what it costs, what it looks like, and what to do about it (RTE-19, MOD-01, MOD-02). */
export const ModelPage = ({ config, data, request }: PageProps<'model'>) => {
  const { model, details, offers, cars, accessories, site } = data
  const about = { model, details, config, offers: offers.length, accessories }
  const name = makeAndModel(model.make, model.model)
  const facts = shownValue(modelParts.facts, about)
  const variants = shownValue(modelParts.variants, about)
  const priceNote = shownValue(modelParts.priceNote, about)
  const pictures = shownValue(modelParts.pictures, about)
  const services = shownValue(modelParts.services, about)
  const plan = shownValue(modelParts.servicePlan, about)
  const interest = shownValue(modelParts.interest, about)
  const stockHref = `/search/${model.makeSlug}/${model.modelSlug}`
  const form = (kind: 'model' | 'interest') => (
    <div className="max-w-3xl">
      <PageForm {...formContent(kind, { config, site, car: null, now: request.now, model: name })} car={null} />
    </div>
  )
  return (
    <>
      <ModelOpening about={about} name={name} stockHref={stockHref} />
      {facts && (
        <SectionBand heading="At a glance" tone="surface">
          <KeyFacts facts={facts} first={facts.length} />
        </SectionBand>
      )}
      {variants && (
        <SectionBand heading="Variants and prices" id="variants">
          <VariantTable names={details.variants.map((variant) => variant.name)} rows={variants} />
          {priceNote && <RichText text={priceNote} setting="/models/priceNote" className="mt-5 text-tiny text-muted" />}
        </SectionBand>
      )}
      {shows(modelParts.offers, about) && (
        <SectionBand heading={`Offers on the ${model.model}`} tone="surface">
          <OfferGrid offers={offers} config={config} range={site.range} headingLevel={3} here={model.path} />
        </SectionBand>
      )}
      {shows(modelParts.cars, about) && cars.length > 0 && (
        <SectionBand
          heading={`${model.model} in stock`}
          id="stock"
          action={model.count > 1 && <ArrowLink href={stockHref}>{`See all ${model.count.toLocaleString('en-AU')}`}</ArrowLink>}
        >
          {/* Four are a long way to scroll on a phone; the link above leads to all. */}
          <div className="max-sm:[&_[data-layout]>li:nth-child(n+5)]:hidden">
            <VehicleGrid cars={cars} config={config} request={request} site={site} />
          </div>
        </SectionBand>
      )}
      {pictures && (
        <SectionBand heading="Pictures" tone="surface">
          <ul className="grid gap-cards sm:grid-cols-2 lg:grid-cols-3">
            {pictures.map(({ caption, imageKey }) => (
              <li key={caption} className="min-w-0">
                <figure>
                  {imageKey && (
                    <Picture
                      source={imageKey}
                      alt={caption}
                      sizes="(width >= 64rem) 26rem, (width >= 40rem) 50vw, 100vw"
                      className="rounded-card"
                    />
                  )}
                  <figcaption className="mt-2 text-small text-muted">{caption}</figcaption>
                </figure>
              </li>
            ))}
          </ul>
        </SectionBand>
      )}
      {(services ?? plan) && (
        <SectionBand
          heading={config.models.serviceHeading}
          setting={services ? '/models/serviceHeading' : '/models/servicePlans'}
          action={<ArrowLink href="/service">About our service</ArrowLink>}
        >
          <ServicePrices services={services} plan={plan} />
        </SectionBand>
      )}
      {shows(modelParts.accessories, about) && (
        <SectionBand
          heading="Accessories"
          tone="surface"
          action={<ArrowLink href={`${model.path}/accessories`}>{`All ${accessories.length} for the ${model.model}`}</ArrowLink>}
        >
          <AccessoryList accessories={accessories.slice(0, mostAccessories)} level={3} />
        </SectionBand>
      )}
      {interest !== null && (
        <SectionBand heading="Register your interest" text={interest} id="enquire" setting="/models/interestText">
          {form('interest')}
        </SectionBand>
      )}
      {shows(modelParts.enquiry, about) && (
        <SectionBand heading={`Ask about the ${model.model}`} id="enquire">
          {form('model')}
        </SectionBand>
      )}
    </>
  )
}
