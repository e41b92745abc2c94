import { withHours } from '@forecourt/rules/blocks/kinds/guarantee'
import { carPageParts } from '@forecourt/rules/car/carPageParts'
import { isInStock } from '@forecourt/rules/entities/isInStock'
import { showsCalculator } from '@forecourt/rules/finance/calculator/showsCalculator'
import { atOfferRate } from '@forecourt/rules/offers/atOfferRate'
import { shownValue, shows } from '@forecourt/rules/parts/Part'
import { GuaranteeConditions } from '../../blocks/guarantee/GuaranteeConditions'
import { formContent } from '../../forms/formContent'
import { PageForm } from '../../forms/PageForm'
import type { PageProps } from '../../PageProps'
import { CarCalculator } from '../../sections/finance/calculator/CalculatorCard'
import { ListDisclaimer } from '../../sections/finance/FoldedDisclaimer'
import { guardWith, type WithSectionBoundary } from '../../sections/guardWith'
import { CarActions } from '../../sections/vehicle/buttons/CarActions.client'
import { enquiryForms, plainChoices } from '../../sections/vehicle/buttons/enquiryForms'
import { previewPageData } from '../../sections/vehicle/card/previewPageData'
import { VehicleGrid } from '../../sections/vehicle/card/VehicleGrid'
import { vehicleNoun } from '../../sections/vehicle/vehicleNoun'
import { RememberViewed } from '../../storage/RememberViewed.client'
import { ArrowLink } from '../../ui/ArrowLink'
import { Container } from '../../ui/Container'
import { Heading } from '../../ui/Heading'
import { Icon } from '../../ui/Icon'
import { SectionBand } from '../../ui/SectionBand'
import { Breadcrumb } from './Breadcrumb'
import { CarDetails, CarSummarySection, ConsumerNotice } from './CarDetails'
import { CarLocation } from './CarLocation'
import { CarPhotos, CarVideos } from './CarPhotos'
import { KeyInformation } from './KeyFacts'
import { BuyPanel } from './panel/BuyPanel'
import { StickyBars } from './panel/StickyBars'
import { Section } from './Section'
import { RecentlyViewed } from './viewed/RecentlyViewed'

type CarEnquiryProps = Pick<PageProps<'car'>, 'config' | 'data' | 'request'>

/** The enquiry form of the car, inline: the target of every enquiry button without scripts. */
const CarEnquiry = ({ config, data, request }: CarEnquiryProps) => {
  const { car, site } = data
  const form = isInStock(car) ? 'vehicle' : 'similar'
  return (
    <section id="enquire" data-setting="/forms" data-asks="" className="later-part scroll-mt-28 border-t border-line py-block print:hidden">
      <Heading level={2} size="subsection">
        {form === 'similar' ? 'Find me something similar' : `Enquire about this ${vehicleNoun[car.itemType]}`}
      </Heading>
      <p className="mt-1 mb-5 text-muted">{car.name}</p>
      <PageForm
        {...formContent(form, { config, site, car, now: request.now })}
        car={{ slug: car.slug, name: car.name }}
        plainChoices={plainChoices(car, { config, now: request.now })}
      />
    </section>
  )
}

/** The car's guarantees with their conditions, from the site's pages (CNT-12 to CNT-14). */
const CarGuarantee = ({ config, data: { car } }: Pick<PageProps<'car'>, 'config' | 'data'>) => {
  const guarantee = shownValue(carPageParts.guarantee, { car, config })
  if (!guarantee) return null
  const block = withHours(guarantee.block)
  return (
    <Section id="guarantee" heading={block.heading || 'Our guarantee'} setting="/vdp/guarantee">
      <ul className="grid gap-x-cards gap-y-4 sm:grid-cols-2">
        {block.entries.map(({ id, title, text }) => (
          <li key={id} className="flex min-w-0 gap-3">
            <Icon name="badgeCheck" size={24} className="shrink-0 text-link" />
            <div className="min-w-0">
              <p className="font-semibold text-balance wrap-anywhere">{title}</p>
              {text && <p className="mt-0.5 text-small text-muted text-pretty wrap-anywhere">{text}</p>}
            </div>
          </li>
        ))}
      </ul>
      <div className="mt-4 max-w-prose">
        <GuaranteeConditions block={block} />
      </div>
      {block.href && (
        <ArrowLink href={block.href} className="mt-2">
          Full terms
        </ArrowLink>
      )}
    </Section>
  )
}

type SimilarCarsProps = Pick<PageProps<'car'>, 'config' | 'data' | 'request'>

const setting = '/vdp/showSimilar'

/** Similar cars: at the end of the page, or below the pictures of a car that is unavailable (VDP-29). */
const SimilarCars = ({ config, data, request, place }: SimilarCarsProps & { readonly place: 'first' | 'last' }) => {
  const { car, similar, site } = data
  const wanted = isInStock(car) ? 'last' : 'first'
  if (!shows(carPageParts.similar, { config, similar: similar.length }) || place !== wanted) return null
  const grid = <VehicleGrid cars={similar} config={config} request={request} site={site} flow="swipe" />
  if (place === 'first') {
    return (
      <div className="print:hidden">
        <Section id="similar" heading={`Similar ${vehicleNoun[car.itemType]}s in stock`} setting={setting}>
          {grid}
        </Section>
      </div>
    )
  }
  return (
    <div className="car-lists print:hidden">
      <SectionBand id="similar" heading="You might also like" tone="surface" setting={setting}>
        {grid}
      </SectionBand>
    </div>
  )
}

/** Grid positions of pictures, price and text on wide screens. The last row takes the height that a long panel adds. */
const panelClasses = {
  right: {
    grid: 'lg:grid-cols-[minmax(0,1fr)_23rem] xl:grid-cols-[minmax(0,1fr)_25rem]',
    photos: '',
    panel: 'lg:col-start-2 lg:row-span-2 lg:row-start-1',
    texts: '',
  },
  left: {
    grid: 'lg:grid-cols-[23rem_minmax(0,1fr)] xl:grid-cols-[25rem_minmax(0,1fr)]',
    photos: 'lg:col-start-2',
    panel: 'lg:col-start-1 lg:row-span-2 lg:row-start-1',
    texts: 'lg:col-start-2',
  },
  below: {
    grid: 'lg:grid-cols-[minmax(0,1fr)_23rem] xl:grid-cols-[minmax(0,1fr)_25rem]',
    photos: 'lg:col-span-2',
    panel: 'lg:col-start-2 lg:row-start-2 lg:mt-block',
    texts: 'lg:col-start-1 lg:row-start-2',
  },
} as const satisfies Record<PageProps<'car'>['config']['vdp']['panel'], object>

/**
 * The vehicle detail page (RTE-04, VDP-01 to VDP-29): pictures and text, and beside or below them a sticky panel with price and actions.
 */
export const CarPage = ({ config, data: stored, request, boundary }: PageProps<'car'> & WithSectionBoundary) => {
  const { site } = stored
  const car = atOfferRate(stored.car, site.carOffers, config)
  const data = { ...stored, car }
  const guard = guardWith({ boundary, request })
  const frame = panelClasses[config.vdp.panel]
  const { id, slug, stockNumber, make, model, body, simpleBody } = car
  const part = { config, data, request }
  // Tabs are shorter than the panel: a section beside it fills the column.
  const isTabbed = config.vdp.layout === 'tabs'
  const isMapBeside = isTabbed && !showsCalculator(car, config, request.now)
  const calculator = guard('Calculator', <CarCalculator car={car} config={config} request={request} />)
  const map = guard('Where the car is', <CarLocation {...part} isBesidePanel={isMapBeside} />)
  return (
    <>
      <CarActions forms={enquiryForms([car], { config, site, place: 'vdp', now: request.now })}>
        <Container className="pt-1 pb-section lg:pt-3">
          {guard('Breadcrumb', <Breadcrumb car={car} site={data.site} />)}
          <div
            data-setting="/vdp/panel"
            className={`lg:mt-2 lg:grid lg:grid-rows-[auto_1fr] lg:items-start lg:gap-x-10 xl:gap-x-14 ${frame.grid}`}
          >
            <div className={`max-lg:-mx-gutter ${frame.photos}`}>
              {guard('Photos', <CarPhotos {...part} />)}
              {guard('Videos', <CarVideos car={car} config={config} />)}
            </div>
            <aside aria-label="Price and contact" className={`max-lg:mt-5 lg:self-stretch ${frame.panel}`}>
              {/* Sticky at its top: of a panel taller than the screen, price and actions stay, and small print comes at the end. */}
              <div className="car-panel">{guard('Price and contact', <BuyPanel {...part} boundary={boundary} />)}</div>
            </aside>
            <div className={`mt-block min-w-0 ${frame.texts} [&>section:first-child]:border-t-0 [&>section:first-child]:pt-0`}>
              {guard('Similar cars', <SimilarCars {...part} place="first" />)}
              {/* Of a car for sale they are in the panel, before the small print. */}
              {!isInStock(car) && guard('Key information', <KeyInformation {...part} />)}
              {guard('Summary', <CarSummarySection car={car} config={config} />)}
              {guard('Details', <CarDetails {...part} boundary={boundary} />)}
              {guard('Guarantee', <CarGuarantee {...part} />)}
              {guard('Consumer Information Notice', <ConsumerNotice {...part} />)}
              {isTabbed && calculator}
              {isMapBeside && map}
            </div>
          </div>
          {/* Below the panel's end, over the full width: no column stays empty beside them. */}
          {!isTabbed && calculator}
          <div className="lg:flex lg:gap-x-10 xl:gap-x-14 lg:*:min-w-0 lg:*:flex-1">
            {!isMapBeside && map}
            {guard('Enquiry form', <CarEnquiry {...part} />)}
          </div>
        </Container>
        {shows(carPageParts.bars, { config }) && guard('Bars that stay in sight', <StickyBars {...part} />)}
      </CarActions>
      {guard('Similar cars', <SimilarCars {...part} place="last" />)}
      {shows(carPageParts.viewed, { config }) && (
        <div data-setting="/favourites/showViewed" className="car-lists">
          {guard(
            'Recently viewed',
            <RecentlyViewed
              carSlug={slug}
              layout={config.card.layout}
              frame={previewPageData({ config, site, request })}
              smallPrint={<ListDisclaimer config={config} />}
            />,
          )}
        </div>
      )}
      <RememberViewed car={{ id, slug, stockNumber, make, model, body: body ?? '', simpleBody: simpleBody ?? '' }} />
    </>
  )
}
