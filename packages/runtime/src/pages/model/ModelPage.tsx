import { makeAndModel } from '@forecourt/rules/car/texts/carTitle'
import type { ModelDetails } from '@forecourt/rules/entities/RangeModel'
import { formatMoney } from '@forecourt/rules/format/formatMoney'
import { groupThousands } from '@forecourt/rules/format/groupThousands'
import { type ServicePlan, servicePlanText } from '@forecourt/rules/models/modelFacts'
import { type ModelPageContext, modelParts } from '@forecourt/rules/models/modelParts'
import { modelStock } from '@forecourt/rules/models/modelStock'
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
import { VariantCards, VariantTable } from './VariantTable'

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

type ModelData = PageProps<'model'>['data']

interface PartProps extends Pick<PageProps<'model'>, 'config' | 'request'> {
  readonly data: ModelData
  readonly context: ModelPageContext
}

const Facts = ({ context }: PartProps) => {
  const facts = shownValue(modelParts.facts, context)
  return (
    facts && (
      <SectionBand heading="At a glance" tone="surface">
        <KeyFacts facts={facts} first={facts.length} />
      </SectionBand>
    )
  )
}

const Variants = ({ config, data: { details }, context }: PartProps) => {
  const rows = shownValue(modelParts.variants, context)
  const priceNote = shownValue(modelParts.priceNote, context)
  const Compared = config.models.variants === 'cards' ? VariantCards : VariantTable
  return (
    rows && (
      <SectionBand heading="Grades and prices" id="variants" setting="/models/variants">
        <Compared names={details.variants.map((variant) => variant.name)} rows={rows} />
        {priceNote && <RichText text={priceNote} setting="/models/priceNote" className="mt-5 text-tiny text-muted" />}
      </SectionBand>
    )
  )
}

const Offers = ({ config, data: { model, offers, site }, context }: PartProps) =>
  shows(modelParts.offers, context) && (
    <SectionBand heading={`Offers on the ${model.model}`} tone="surface">
      <OfferGrid offers={offers} config={config} site={site} headingLevel={3} here={model.path} />
    </SectionBand>
  )

/** Cars in stock, new ones first, with links to all of each condition. */
const Stock = ({ config, data: { model, cars, site }, request, context }: PartProps) =>
  shows(modelParts.cars, context) &&
  cars.length > 0 && (
    <SectionBand
      heading={`${model.model} in stock`}
      id="stock"
      action={
        model.count > 1 && (
          <div className="flex flex-wrap gap-x-6">
            {modelStock(model).map(({ count, text, href }, index) => (
              <ArrowLink key={href} href={href}>
                {index === 0 && count > 1 ? `See all ${text.replace(' in stock', '')}` : text}
              </ArrowLink>
            ))}
          </div>
        )
      }
    >
      {/* Four cards on a phone; the links above lead to all. */}
      <div className="max-sm:[&_[data-layout]>li:nth-child(n+5)]:hidden">
        <VehicleGrid cars={cars} config={config} request={request} site={site} phoneLayout="rows" />
      </div>
    </SectionBand>
  )

const Pictures = ({ context }: PartProps) => {
  const pictures = shownValue(modelParts.pictures, context)
  return (
    pictures && (
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
    )
  )
}

const Servicing = ({ config, context }: PartProps) => {
  const services = shownValue(modelParts.services, context)
  const plan = shownValue(modelParts.servicePlan, context)
  return (
    (services ?? plan) && (
      <SectionBand
        heading={config.models.serviceHeading}
        setting={services ? '/models/serviceHeading' : '/models/servicePlans'}
        action={<ArrowLink href="/service">About our service</ArrowLink>}
      >
        <ServicePrices services={services} plan={plan} />
      </SectionBand>
    )
  )
}

const Accessories = ({ data: { model, accessories }, context }: PartProps) =>
  shows(modelParts.accessories, context) && (
    <SectionBand
      heading="Accessories"
      tone="surface"
      action={<ArrowLink href={`${model.path}/accessories`}>{`All ${accessories.length} accessories for the ${model.model}`}</ArrowLink>}
    >
      <AccessoryList accessories={accessories.slice(0, maxAccessories)} level={3} />
    </SectionBand>
  )

const sections = { Facts, Variants, Offers, Stock, Pictures, Servicing, Accessories } as const

/** Sections below the top, by the site's setting. */
const orders: { readonly [Opening in PageProps<'model'>['config']['models']['opening']]: readonly (keyof typeof sections)[] } = {
  prices: ['Facts', 'Variants', 'Offers', 'Stock', 'Pictures', 'Servicing', 'Accessories'],
  pictures: ['Pictures', 'Variants', 'Facts', 'Servicing', 'Accessories', 'Stock', 'Offers'],
}

/** A model's page, whether or not it is in stock: description, price, pictures and actions (RTE-19, MOD-01, MOD-02). */
export const ModelPage = ({ config, data, request }: PageProps<'model'>) => {
  const { model, details, offers, accessories, site } = data
  const context = { model, details, config, offers: offers.length, accessories }
  const name = makeAndModel(model.make, model.model)
  const interest = shownValue(modelParts.interest, context)
  const form = (kind: 'model' | 'interest') => (
    <div className="max-w-3xl">
      <PageForm {...formContent(kind, { config, site, car: null, now: request.now, model: name })} car={null} />
    </div>
  )
  return (
    <>
      <ModelHero context={context} name={name} />
      {orders[config.models.opening].map((section) => {
        const Section = sections[section]
        return <Section key={section} config={config} data={data} request={request} context={context} />
      })}
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
