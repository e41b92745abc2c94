import { carPageParts } from '@forecourt/rules/car/carPageParts'
import { carState } from '@forecourt/rules/car/carState'
import { gearsOrRange } from '@forecourt/rules/car/facts/gearsOrRange'
import { odometerText } from '@forecourt/rules/car/texts/odometerText'
import type { Car } from '@forecourt/rules/entities/Car'
import { carCondition } from '@forecourt/rules/entities/carCondition'
import { isInStock } from '@forecourt/rules/entities/isInStock'
import { withUnits } from '@forecourt/rules/format/groupThousands'
import { shownValue, shows } from '@forecourt/rules/parts/Part'
import { type DisplayPrice, displayPrice, weeklyCoverText } from '@forecourt/rules/pricing/displayPrice'
import { onRoadLabel } from '@forecourt/rules/pricing/onRoadCosts'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import type { PageProps } from '../../../PageProps'
import { FinanceWidget } from '../../../sections/finance/FinanceWidget'
import { guardWith, type WithSectionBoundary } from '../../../sections/guardWith'
import { CarButtons } from '../../../sections/vehicle/buttons/CarButtons'
import { PriceBlock } from '../../../sections/vehicle/PriceBlock'
import { vehicleNoun } from '../../../sections/vehicle/vehicleNoun'
import { Heading } from '../../../ui/Heading'
import { Icon } from '../../../ui/Icon'
import { Tooltip } from '../../../ui/Tooltip.client'
import { unbroken } from '../../../ui/unbroken'
import { carLine } from '../carLine'
import { KeyInformation } from '../KeyFacts'
import { CarOffers } from './CarOffers'
import { CertifiedBadge } from './CertifiedBadge'

/** The notice on a car's availability that comes first (VDP-29); null if it is available normally. */
const availabilityNotice = (car: Car): { readonly title: string; readonly text: string } | null => {
  switch (carState(car)) {
    case 'gone':
      return {
        title: car.status === 'sold' ? 'SOLD' : 'NO LONGER AVAILABLE',
        text: 'This one has found a new home. Tell us what you liked about it and we’ll look for something similar.',
      }
    case 'reserved':
      return {
        title: 'Reserved',
        text: `This ${vehicleNoun[car.itemType]} is reserved. Ask us and we’ll let you know if it becomes available.`,
      }
    case 'preorder':
      return { title: 'Pre-order', text: 'Available to pre-order. Ask us for the expected arrival date.' }
    case 'comingSoon':
      return { title: 'On its way', text: `This ${vehicleNoun[car.itemType]} hasn’t arrived yet. Ask us when you’ll be able to see it.` }
    case null:
      return null
  }
}

/** Notice above the price of a car that is sold, reserved or in transit. */
const CarNotice = ({ car }: { readonly car: Car }) => {
  const notice = availabilityNotice(car)
  if (!notice) return null
  const isGone = !isInStock(car)
  const isReserved = carState(car) === 'reserved'
  return (
    // On a dark theme only its border sets it apart from the background.
    <div
      data-tone={isGone ? 'dark' : 'surface'}
      className={`flex gap-3 rounded-field bg-background px-4 py-3 text-text ${isGone ? 'ring-1 ring-line-strong ring-inset' : ''}`}
    >
      <Icon name={isGone ? 'circleCheck' : 'info'} size={22} className="mt-0.5" />
      <div>
        <p className={isGone ? 'heading text-subsection leading-tight tracking-wide' : 'font-semibold'}>{notice.title}</p>
        <p className="text-small text-muted text-pretty">{notice.text}</p>
        {/* The page is cached for all visitors; the site's host shows this to the shopper who reserved the car. */}
        {isReserved && (
          <p data-own-reservation={car.id} hidden className="text-small text-muted text-pretty">
            You’ve reserved this {vehicleNoun[car.itemType]}.{' '}
            <a href="/garage" className="underline underline-offset-4">
              See your reservation
            </a>
          </p>
        )}
      </div>
    </div>
  )
}

/** Location, stock number and view count of the car, on a line (VDP-04, VDP-05). */
const PanelFacts = ({ config, data }: Pick<PageProps<'car'>, 'config' | 'data'>) => {
  const { car, location } = data
  const place = (
    <>
      <Icon name="mapPin" size={16} />
      {car.locationName}
    </>
  )
  return (
    <ul className="flex flex-wrap items-center gap-x-4 text-small text-muted">
      <li className="min-w-0">
        {shows(carPageParts.map, { config, location }) ? (
          <a href="#vehicle-map" className="inline-flex min-h-11 items-center gap-1.5 underline-offset-4 hover:text-text hover:underline">
            {place}
          </a>
        ) : (
          <span className="inline-flex min-h-11 items-center gap-1.5">{place}</span>
        )}
      </li>
      <li className="inline-flex min-h-8 min-w-0 items-center gap-1.5 wrap-anywhere">
        <Icon name="hash" size={16} />
        <span className="sr-only">Stock number </span>
        {car.stockNumber}
      </li>
      {shows(carPageParts.views, { car, config }) && (
        <li className="inline-flex min-h-8 items-center gap-1.5" data-setting="/vdp/showViews">
          <Icon name="eye" size={16} />
          <span>
            {car.views.toLocaleString('en-AU')} {car.views === 1 ? 'view' : 'views'}
          </span>
        </li>
      )}
    </ul>
  )
}

/** Breakdown of the drive-away price of a car whose price excludes government charges (UI-19). */
const OnRoadCosts = ({ car, config }: { readonly car: Car; readonly config: ResolvedConfig }) => {
  const price = displayPrice(car, config)
  const costs = (price.purchase ?? price).onRoad
  if (!costs) return null
  return (
    <details data-setting="/price/showOnRoad" className="group/costs text-small">
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-1.5 [&::-webkit-details-marker]:hidden">
        <span className="text-link">What the total includes</span>
        <Icon name="chevronDown" size={16} className="shrink-0 text-muted transition-transform group-open/costs:rotate-180" />
      </summary>
      <dl className="mt-1 grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1.5 rounded-card bg-surface p-3 text-small ring-1 ring-line ring-inset">
        {costs.lines.map(({ name, text }) => (
          <div key={name} className="contents">
            <dt className="text-muted wrap-anywhere">{name}</dt>
            <dd className="text-end tabular-nums">{text}</dd>
          </div>
        ))}
        <div className="col-span-2 flex justify-between gap-4 border-line border-t pt-1.5 font-semibold">
          <dt>{onRoadLabel(costs)}</dt>
          <dd className="text-end tabular-nums">{costs.totalText}</dd>
        </div>
      </dl>
      {!costs.isKnown && (
        <p className="mt-2 text-tiny text-muted">
          An estimate for private buyers in the state where it’s for sale. Live in another state? Ask us for your price.
        </p>
      )}
    </details>
  )
}

interface MarketPriceProps {
  readonly car: Car
  readonly config: ResolvedConfig
}

/** The saving against the market price, with its source (VDP-26, VDP-27); null if it is small. */
export const MarketPrice = ({ car, config }: MarketPriceProps) => {
  const text = shownValue(carPageParts.market, { car, config })
  if (text === null) return null
  return (
    <p data-setting="/vdp/showMarketPrice" className="print:hidden">
      <Tooltip
        text={config.vdp.marketPriceTooltip}
        setting="/vdp/marketPriceText"
        className="flex min-h-11 cursor-help items-center gap-2 text-left text-small font-semibold underline decoration-line-strong decoration-dotted underline-offset-4"
      >
        <Icon name="trendingDown" size={20} className="text-positive" />
        <span className="min-w-0">{text}</span>
      </Tooltip>
    </p>
  )
}

/** The warranty that the law of the state gives with a used car (VDP-30); null unless that is certain. */
const StatutoryWarranty = ({ car, config, now }: MarketPriceProps & { readonly now: string }) => {
  const text = shownValue(carPageParts.warranty, { car, config, now })
  if (text === null) return null
  return (
    <p data-setting="/vdp/showStatutoryWarranty" className="flex gap-2 text-small text-pretty">
      <Icon name="shieldCheck" size={20} className="shrink-0 text-link" />
      <span className="min-w-0">{unbroken(withUnits(text))}</span>
    </p>
  )
}

/** What a weekly price includes, and the prices of longer terms (CAR-14). */
const WeeklyDetails = ({ price }: { readonly price: DisplayPrice }) => {
  const cover = weeklyCoverText(price)
  if (!cover && price.longerTerms.length === 0) return null
  return (
    <div className="flex flex-col gap-1 text-small text-muted">
      {price.longerTerms.length > 0 && (
        <ul data-setting="/subscription/terms" className="tabular-nums">
          {price.longerTerms.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
      {cover && (
        <p data-setting="/price/subscriptionIncludes" className="text-pretty">
          {cover}
        </p>
      )}
    </div>
  )
}

type BuyPanelProps = Pick<PageProps<'car'>, 'config' | 'data' | 'request'> & WithSectionBoundary

/** On narrow screens, names longer than this get a smaller font, so that most take one line and the price and first button stay visible. */
const longName = 22

/** The panel beside the pictures: name, price, location and actions (VDP-04 to VDP-07, VDP-29). */
export const BuyPanel = ({ config, data, request, boundary }: BuyPanelProps) => {
  const { car } = data
  const guard = guardWith({ boundary, request })
  const details = [carCondition(car), odometerText(car), gearsOrRange(car)?.text].filter(Boolean).join(' · ')
  const line = carLine(car)
  const price = displayPrice(car, config)
  const actions = (
    <>
      {guard('Buttons', <CarButtons car={car} config={config} request={request} place="vdp" location={data.location} />)}
      {isInStock(car) && guard('Weekly price in detail', <WeeklyDetails price={price} />)}
      {isInStock(car) && guard('Key information', <KeyInformation config={config} data={data} request={request} inPanel />)}
      <div className="flex flex-col gap-2">
        {isInStock(car) && guard('Market price', <MarketPrice car={car} config={config} />)}
        {guard('Statutory warranty', <StatutoryWarranty car={car} config={config} now={request.now} />)}
        {guard('Its offers', <CarOffers car={car} offers={data.site.carOffers} config={config} now={request.now} />)}
        {guard('Facts beside the price', <PanelFacts config={config} data={data} />)}
      </div>
    </>
  )
  return (
    // The same order for eyes, keys and screen readers: actions, key facts, then the small print.
    <div className="flex flex-col gap-4">
      <div>
        <p className="mb-1 text-small font-medium text-muted">{details}</p>
        <Heading level={1} size={car.name.length > longName ? 'longSection' : 'section'} className="normal-case">
          {unbroken(car.name)}
        </Heading>
        {line && <p className="mt-1 text-small text-muted wrap-anywhere">{line}</p>}
        {guard('Certified badge', <CertifiedBadge car={car} config={config} />)}
      </div>
      <CarNotice car={car} />
      {isInStock(car) && (
        <div>
          {guard('Price', <PriceBlock car={car} config={config} size="page" />)}
          {guard('On-road costs', <OnRoadCosts car={car} config={config} />)}
        </div>
      )}
      {isInStock(car)
        ? guard(
            'Finance',
            <FinanceWidget car={car} config={config} request={request}>
              {actions}
            </FinanceWidget>,
          )
        : actions}
    </div>
  )
}
