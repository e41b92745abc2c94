import { cardParts } from '@forecourt/rules/car/cardParts'
import { shownValue } from '@forecourt/rules/parts/Part'
import { carHref } from '@forecourt/rules/routing/carHref'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import type { JSX } from 'react'
import { MakeLogo } from '../../../ui/MakeLogo'
import { unbroken } from '../../../ui/unbroken'
import { CarButtons } from '../buttons/CarButtons'
import { saysLittle } from '../saysLittle'
import { CardPicture, CarLocationName } from './CardPicture'
import { CardPrice, type VehicleCardProps } from './CardPrice'
import { CarFactLine, CarFacts } from './CarFacts'

interface CardTitleProps extends Pick<VehicleCardProps, 'car' | 'makeLogo'> {
  /** Classes of its font. */
  readonly textClass?: string
  /** Layout classes. */
  readonly className?: string
}

/**
 * The name of a car; its link covers the whole card, with buttons above it. The card shows its focus outline, since it clips its content.
 * Always two lines high, so that cards in a row align. In its own case: “VTi” in capitals would be another name.
 */
const CardTitle = ({ car, makeLogo, textClass = 'text-card', className = '' }: CardTitleProps) => {
  const title = (
    <h3 className={`heading line-clamp-2 normal-case leading-snug text-pretty ${textClass} ${makeLogo ? 'min-w-0 flex-1' : className}`}>
      <a href={carHref(car)} title={car.name} data-card-title="" className="py-1 after:absolute after:inset-0 focus-visible:outline-none">
        {unbroken(car.name)}
      </a>
    </h3>
  )
  if (!makeLogo) return title
  return (
    <div className={`flex items-start justify-between gap-3 ${className}`}>
      {title}
      <MakeLogo logoKey={makeLogo} size={28} />
    </div>
  )
}

/**
 * The picture fades into the card below the wheels. Name and price share one of its four rows, a subgrid, so that a name is always directly
 * below the picture and next to its price, also beside a name of two lines.
 */
const OverlayCard = (props: VehicleCardProps) => {
  const { car, config, away = '' } = props
  const place = shownValue(cardParts.place, { car, config }) ?? ''
  return (
    <article
      data-setting="/card/layout"
      className="group/card relative isolate row-span-4 grid h-full grid-rows-subgrid gap-y-0 overflow-hidden rounded-card bg-surface transition-shadow duration-200 hover:shadow-lifted [&_.card-photo]:mask-b-from-[calc(100%-1.5rem)] [&_:is(img,[data-card-picture])]:bg-surface! [&_.text-price]:text-overlay-price"
    >
      <CardPicture {...props} hidesPlace sizes="(min-width: 1280px) 26rem, (min-width: 640px) 50vw, 106vw" />
      <div className="px-4 pt-2.5">
        <CardTitle car={car} makeLogo={props.makeLogo} textClass="text-overlay-card" />
        <div className="@container pt-1.5">
          <CardPrice {...props} />
        </div>
      </div>
      <div className="px-4 pt-3">
        <CarFacts car={car} short={saysLittle(props.config)} />
        {(place || away) && <CarLocationName place={place} away={away} className="mt-1 gap-1.5 text-small text-muted" />}
      </div>
      <div className="card-foot @container print:hidden px-4 pt-4 pb-4">
        <CarButtons {...props} place="card" />
      </div>
    </article>
  )
}

/** Borderless card: picture on top, text below. Its five rows are a subgrid, as in the framed card. */
const PlainCard = (props: VehicleCardProps) => (
  <article
    data-setting="/card/layout"
    className="group/card relative isolate row-span-5 grid h-full grid-rows-subgrid gap-y-0 [&_[data-card-picture]]:rounded-card"
  >
    <CardPicture {...props} sizes="(min-width: 1280px) 26rem, (min-width: 640px) 46vw, 94vw" />
    <CardTitle car={props.car} makeLogo={props.makeLogo} className="pt-4" />
    <div className="card-price @container pt-2">
      <CardPrice {...props} />
    </div>
    <CarFacts car={props.car} short={saysLittle(props.config)} className="content-start pt-3" />
    <div className="card-foot @container print:hidden pt-4 pb-5">
      <CarButtons {...props} place="card" />
    </div>
  </article>
)

/**
 * Picture on top, text below, on the page’s background also in a tinted band. Its five rows are a subgrid, so that titles, prices and
 * buttons of adjacent cards align.
 */
const StackedCard = (props: VehicleCardProps) => (
  <article
    data-tone="background"
    data-setting="/card/layout"
    className="group/card relative isolate row-span-5 grid h-full grid-rows-subgrid gap-y-0 overflow-hidden rounded-card border border-line bg-background transition-shadow duration-200 hover:shadow-lifted"
  >
    <CardPicture {...props} sizes="(min-width: 1280px) 26rem, (min-width: 640px) 46vw, 94vw" />
    <CardTitle car={props.car} makeLogo={props.makeLogo} className="px-4 pt-3 sm:pt-4" />
    <CarFacts car={props.car} short={saysLittle(props.config)} className="content-start px-4 pt-2 pb-3 sm:pt-2.5 sm:pb-3.5" />
    <div className="card-price @container mx-4 border-t border-line pt-3 sm:pt-3.5">
      <CardPrice {...props} />
    </div>
    <div className="card-foot @container print:hidden px-4 pt-3 pb-3.5 sm:pt-3.5 sm:pb-4">
      <CarButtons {...props} place="card" />
    </div>
  </article>
)

/** Name and price first, then facts on a line, on a tinted card. Its five rows are a subgrid, as in the framed card. */
const PricedCard = (props: VehicleCardProps) => (
  <article
    data-setting="/card/layout"
    className="group/card relative isolate row-span-5 grid h-full grid-rows-subgrid gap-y-0 overflow-hidden rounded-card border-t-4 border-brand bg-surface text-text transition-shadow duration-200 hover:shadow-lifted"
  >
    <CardPicture {...props} sizes="(min-width: 1280px) 26rem, (min-width: 640px) 46vw, 94vw" />
    <CardTitle car={props.car} makeLogo={props.makeLogo} className="px-4 pt-3.5" />
    <div className="card-price @container px-4 pt-1.5">
      <CardPrice {...props} />
    </div>
    <CarFactLine car={props.car} short={saysLittle(props.config)} className="mx-4 mt-2.5 border-line border-t pt-2.5" />
    <div className="card-foot @container print:hidden px-4 pt-3 pb-3.5 sm:pb-4">
      <CarButtons {...props} place="card" />
    </div>
  </article>
)

/**
 * Picture beside the text if there is room, else above; in a very wide card, the buttons are at its end, and price and repayment next to each
 * other below the name, so that it stays low and has no empty middle.
 */
const WideCard = (props: VehicleCardProps) => {
  const { car } = props
  return (
    <div className="@container h-full">
      <article
        data-tone="background"
        data-setting="/card/layout"
        className="group/card relative isolate grid h-full grid-rows-[auto_1fr] overflow-hidden rounded-card border border-line bg-background transition-shadow duration-200 hover:shadow-lifted @xl:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] @xl:grid-rows-none @3xl:grid-cols-2 @5xl:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]"
      >
        <div className="@xl:self-start @xl:p-3 @xl:[&>*]:rounded-card">
          <CardPicture {...props} sizes="(min-width: 1024px) 26rem, (min-width: 640px) 40vw, 94vw" />
        </div>
        <div className="flex flex-1 flex-col gap-3 p-4 @xl:gap-4 @xl:p-6 @5xl:grid @5xl:grid-cols-[minmax(0,1fr)_13rem] @5xl:grid-rows-[auto_1fr] @5xl:gap-x-8">
          <div className="flex min-w-0 flex-col gap-3 @xl:gap-4">
            <CardTitle car={car} makeLogo={props.makeLogo} textClass="text-card @xl:text-subsection @3xl:text-large-card" />
            <CarFacts car={car} short={saysLittle(props.config)} className="@2xl:flex @2xl:flex-wrap @2xl:gap-x-5" />
          </div>
          <div className="mt-auto border-t border-line pt-3 @xl:pt-4 @sm:[&_.text-price]:text-large-price @5xl:mt-0">
            <div className="@container @5xl:[&>div:first-child]:flex-row @5xl:[&>div:first-child]:flex-wrap @5xl:[&>div:first-child]:gap-x-14">
              <CardPrice {...props} />
            </div>
          </div>
          <div className="@container print:hidden @5xl:col-start-2 @5xl:row-span-2 @5xl:row-start-1 @5xl:self-center">
            <CarButtons {...props} place="card" />
          </div>
        </div>
      </article>
    </div>
  )
}

/** As wide as the page: a large picture with the text beside it, or below it where there is no room. */
const LargeCard = (props: VehicleCardProps) => (
  <article
    data-setting="/card/layout"
    className="group/card relative isolate grid h-full grid-rows-[auto_1fr] overflow-hidden rounded-card bg-surface text-text transition-shadow duration-200 hover:shadow-lifted lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:grid-rows-none lg:[&>[data-card-picture]]:self-stretch lg:[&>[data-card-picture]]:justify-self-stretch"
  >
    <CardPicture {...props} sizes="(min-width: 1024px) 48rem, 94vw" />
    <div className="flex flex-col gap-3 p-4 lg:justify-center lg:gap-6 lg:p-block">
      <CardTitle car={props.car} makeLogo={props.makeLogo} textClass="text-card sm:text-subsection lg:text-section" />
      <CarFacts car={props.car} short={saysLittle(props.config)} />
      <div className="@container border-t border-line pt-3 lg:pt-6 lg:[&_.text-price]:text-title">
        <CardPrice {...props} />
      </div>
      <div className="@container mt-auto print:hidden lg:mt-0">
        <CarButtons {...props} place="card" />
      </div>
    </div>
  </article>
)

const layouts = {
  stacked: StackedCard,
  wide: WideCard,
  overlay: OverlayCard,
  plain: PlainCard,
  priced: PricedCard,
} as const satisfies Record<ResolvedConfig['card']['layout'], (props: VehicleCardProps) => JSX.Element>

/** A car in a list, in the site's layout, unless it is the large first card of a row (CARD-01 to CARD-11). */
export const VehicleCard = (props: VehicleCardProps) => {
  const Layout = props.large ? LargeCard : layouts[props.config.card.layout]
  return <Layout {...props} />
}
