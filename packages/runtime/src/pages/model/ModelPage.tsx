import { makeAndModel } from '@forecourt/rules/car/texts/carTitle'
import type { ModelDetails } from '@forecourt/rules/entities/RangeModel'
import { formatMoney } from '@forecourt/rules/format/formatMoney'
import { groupThousands } from '@forecourt/rules/format/groupThousands'
import { type ServicePlan, servicePlanText } from '@forecourt/rules/models/modelFacts'
import { modelParts } from '@forecourt/rules/models/modelParts'
import { shownValue, shows } from '@forecourt/rules/parts/Part'
import { formContent } from '../../forms/formContent'
import { PageForm } from '../../forms/PageForm'
import type { PageProps } from '../../PageProps'
import { OfferGrid } from '../../sections/offer/OfferCard'
import { VehicleGrid } from '../../sections/vehicle/card/VehicleGrid'
import { ArrowLink } from '../../ui/ArrowLink'
import { Picture } from '../../ui/Picture'
import { RichText } from '../../ui/rich-text/RichText'
import { SectionBand } from '../../ui/SectionBand'
import { AccessoryList } from '../accessories/AccessoryList'
import { KeyFacts } from '../car/KeyFacts'
import { ModelHero } from './ModelHero'
import { VariantTable } from './VariantTable'

interface ServicePricesProps {
  /** Prices by service, if the model has its own. */
  readonly services: ModelDetails['services'] | null
  /** Capped prices of the service plan otherwise. */
  readonly plan: ServicePlan | null
}

const dueText = ({ months, kilometres }: ModelDetails['services'][number]) =>
  [months !== null && months > 0 && `${months} months`, kilometres !== null && kilometres > 0 && `${groupThousands(kilometres)} km`]
    .filter(Boolean)
    .join(' or ')

/** Prices of a model's scheduled services (CNT-16 to CNT-27). */
const ServicePrices = ({ services, plan }: ServicePricesProps) =>
  services ? (
    <ol className="max-w-3xl">
      {services.map((service) => (
        <li key={service.name} className="flex items-baseline justify-between gap-6 border-b border-line py-3.5">
          <span className="min-w-0">
            <span className="block font-semibold wrap-anywhere">{service.name}</span>
            {dueText(service) && <span className="mt-0.5 block text-small text-muted">{dueText(service)}</span>}
          </span>
          <span className="heading shrink-0 text-subsection leading-none tabular-nums">{formatMoney(service.priceCents ?? 0)}</span>
        </li>
      ))}
    </ol>
  ) : (
    plan && (
      <p className="max-w-prose text-lead text-pretty">
        <strong className="heading mr-2 text-title leading-none tabular-nums">${groupThousands(plan.price)}</strong>
        maximum for each scheduled service
        {servicePlanText(plan) && <span className="mt-2 block text-body text-muted">{servicePlanText(plan)}</span>}
      </p>
    )
  )

const maxAccessories = 6

/** A model's page, whether or not it is in stock: description, price, pictures and actions (RTE-19, MOD-01, MOD-02). */
export const ModelPage = ({ config, data, request }: PageProps<'model'>) => {
  const { model, details, offers, cars, accessories, site } = data
  const context = { model, details, config, offers: offers.length, accessories }
  const name = makeAndModel(model.make, model.model)
  const facts = shownValue(modelParts.facts, context)
  const variants = shownValue(modelParts.variants, context)
  const priceNote = shownValue(modelParts.priceNote, context)
  const pictures = shownValue(modelParts.pictures, context)
  const services = shownValue(modelParts.services, context)
  const plan = shownValue(modelParts.servicePlan, context)
  const interest = shownValue(modelParts.interest, context)
  const stockHref = `/search/${model.makeSlug}/${model.modelSlug}`
  const form = (kind: 'model' | 'interest') => (
    <div className="max-w-3xl">
      <PageForm {...formContent(kind, { config, site, car: null, now: request.now, model: name })} car={null} />
    </div>
  )
  return (
    <>
      <ModelHero context={context} name={name} stockHref={stockHref} />
      {facts && (
        <SectionBand heading="At a glance" tone="surface">
          <KeyFacts facts={facts} first={facts.length} />
        </SectionBand>
      )}
      {variants && (
        <SectionBand heading="Grades and prices" id="variants">
          <VariantTable names={details.variants.map((variant) => variant.name)} rows={variants} />
          {priceNote && <RichText text={priceNote} setting="/models/priceNote" className="mt-5 text-tiny text-muted" />}
        </SectionBand>
      )}
      {shows(modelParts.offers, context) && (
        <SectionBand heading={`Offers on the ${model.model}`} tone="surface">
          <OfferGrid offers={offers} config={config} range={site.range} headingLevel={3} here={model.path} />
        </SectionBand>
      )}
      {shows(modelParts.cars, context) && cars.length > 0 && (
        <SectionBand
          heading={`${model.model} in stock`}
          id="stock"
          action={model.count > 1 && <ArrowLink href={stockHref}>{`See all ${model.count.toLocaleString('en-AU')}`}</ArrowLink>}
        >
          {/* Four cards are a long scroll on a phone; the link above leads to all. */}
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
      {shows(modelParts.accessories, context) && (
        <SectionBand
          heading="Accessories"
          tone="surface"
          action={<ArrowLink href={`${model.path}/accessories`}>{`All ${accessories.length} for the ${model.model}`}</ArrowLink>}
        >
          <AccessoryList accessories={accessories.slice(0, maxAccessories)} level={3} />
        </SectionBand>
      )}
      {interest !== null && (
        <SectionBand heading="Register your interest" text={interest} id="enquire" setting="/models/interestText">
          {form('interest')}
        </SectionBand>
      )}
      {shows(modelParts.enquiry, context) && (
        <SectionBand heading={`Ask about the ${model.model}`} id="enquire">
          {form('model')}
        </SectionBand>
      )}
    </>
  )
}
