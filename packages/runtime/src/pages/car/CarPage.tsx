import { carPageParts } from '@forecourt/rules/car/carPageParts'
import { shows } from '@forecourt/rules/parts/shows'
import type { PageProps } from '../../PageProps'
import { CarCalculator } from '../../sections/finance/calculator/CarCalculator'
import { ListDisclaimer } from '../../sections/finance/ListDisclaimer'
import { type Guarding, guardWith } from '../../sections/guardWith'
import { CarActions } from '../../sections/vehicle/buttons/CarActions.client'
import { enquiryForms } from '../../sections/vehicle/buttons/enquiryForms'
import { previewFrame } from '../../sections/vehicle/card/previewFrame'
import { RememberViewed } from '../../storage/RememberViewed.client'
import { Container } from '../../ui/Container'
import { Breadcrumb } from './Breadcrumb'
import { CarDetails } from './CarDetails'
import { CarEnquiry } from './CarEnquiry'
import { CarGuarantee } from './CarGuarantee'
import { CarLocation } from './CarLocation'
import { CarPhotos } from './CarPhotos'
import { CarSummarySection } from './CarSummarySection'
import { CarVideos } from './CarVideos'
import { ConsumerNotice } from './ConsumerNotice'
import { KeyInformation } from './KeyInformation'
import { BuyPanel } from './panel/BuyPanel'
import { StickyBars } from './panel/StickyBars'
import { SimilarCars } from './SimilarCars'
import { RecentlyViewed } from './viewed/RecentlyViewed'

/** Where pictures, price and words stand on wide screens. */
const frames = {
  right: {
    grid: 'lg:grid-cols-[minmax(0,1fr)_23rem] xl:grid-cols-[minmax(0,1fr)_25rem]',
    photos: '',
    panel: 'lg:col-start-2 lg:row-span-2 lg:row-start-1',
    words: '',
  },
  left: {
    grid: 'lg:grid-cols-[23rem_minmax(0,1fr)] xl:grid-cols-[25rem_minmax(0,1fr)]',
    photos: 'lg:col-start-2',
    panel: 'lg:col-start-1 lg:row-span-2 lg:row-start-1',
    words: 'lg:col-start-2',
  },
  below: {
    grid: 'lg:grid-cols-[minmax(0,1fr)_23rem] xl:grid-cols-[minmax(0,1fr)_25rem]',
    photos: 'lg:col-span-2',
    panel: 'lg:col-start-2 lg:row-start-2 lg:mt-block',
    words: 'lg:col-start-1 lg:row-start-2',
  },
} as const satisfies Record<PageProps<'car'>['config']['vdp']['panel'], object>

/** The page of one car (RTE-04, VDP-01 to VDP-29): pictures and words, and beside or under them price and what to do about it, kept in sight. */
export const CarPage = ({ config, data, request, boundary }: PageProps<'car'> & Guarding) => {
  const { car, site } = data
  const guard = guardWith({ boundary, request })
  const frame = frames[config.vdp.panel]
  const { id, slug, stockNumber, make, model, body, simpleBody } = car
  const part = { config, data, request }
  return (
    <>
      <CarActions forms={enquiryForms([car], { config, site, place: 'vdp', now: request.now })}>
        <Container className="pt-1 pb-section lg:pt-3">
          {guard('Breadcrumb', <Breadcrumb car={car} />)}
          <div data-setting="/vdp/panel" className={`lg:mt-2 lg:grid lg:items-start lg:gap-x-10 xl:gap-x-14 ${frame.grid}`}>
            <div className={`max-lg:-mx-gutter ${frame.photos}`}>
              {guard('Photos', <CarPhotos {...part} />)}
              {guard('Videos', <CarVideos car={car} config={config} />)}
            </div>
            <aside
              aria-label="Price and contact"
              className={`max-lg:mt-5 lg:flex lg:flex-col lg:justify-end lg:self-stretch ${frame.panel}`}
            >
              {/* Kept in sight from its end: what is higher than the screen is scrolled through before it stays. */}
              <div className="lg:sticky lg:bottom-24 lg:min-h-[calc(100dvh-12rem)]">
                {guard('Price and contact', <BuyPanel {...part} boundary={boundary} />)}
              </div>
            </aside>
            <div className={`mt-block min-w-0 ${frame.words} [&>section:first-child]:border-t-0 [&>section:first-child]:pt-0`}>
              {guard('Similar cars', <SimilarCars {...part} place="first" />)}
              {guard('Key information', <KeyInformation {...part} />)}
              {guard('Summary', <CarSummarySection car={car} config={config} />)}
              {guard('Details', <CarDetails {...part} boundary={boundary} />)}
              {guard('Guarantee', <CarGuarantee {...part} />)}
              {guard('Consumer Information Notice', <ConsumerNotice {...part} />)}
              {guard('Calculator', <CarCalculator car={car} config={config} request={request} />)}
              {guard('Where the car is', <CarLocation {...part} />)}
              {guard('Enquiry form', <CarEnquiry {...part} />)}
            </div>
          </div>
        </Container>
        {shows(carPageParts.bars, { config }) && guard('Bars that stay in sight', <StickyBars {...part} />)}
      </CarActions>
      {guard('Similar cars', <SimilarCars {...part} place="last" />)}
      {shows(carPageParts.viewed, { config }) && (
        <div data-setting="/favourites/showViewed">
          {guard(
            'Recently viewed',
            <RecentlyViewed
              carSlug={slug}
              layout={config.card.layout}
              frame={previewFrame({ config, site, request })}
              smallPrint={<ListDisclaimer config={config} />}
            />,
          )}
        </div>
      )}
      <RememberViewed car={{ id, slug, stockNumber, make, model, body: body ?? '', simpleBody: simpleBody ?? '' }} />
    </>
  )
}
