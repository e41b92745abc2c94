import { cardParts } from '@forecourt/rules/car/cardParts'
import type { Car } from '@forecourt/rules/entities/Car'
import type { Location } from '@forecourt/rules/entities/Location'
import type { Offer } from '@forecourt/rules/entities/Offer'
import { shownWeekly } from '@forecourt/rules/finance/lender/weeklyFinance'
import { monthlyFeesText } from '@forecourt/rules/finance/small-print/feeTexts'
import { offerRateText } from '@forecourt/rules/finance/small-print/loanText'
import { ratesText } from '@forecourt/rules/finance/small-print/ratesText'
import { atOfferRate } from '@forecourt/rules/offers/atOfferRate'
import { cardOffer, cardOfferText } from '@forecourt/rules/offers/cardOffer'
import { buyerText } from '@forecourt/rules/offers/carsOfOfferText'
import type { PageRequest } from '@forecourt/rules/pages/PageRules'
import { shownValue, shows } from '@forecourt/rules/parts/Part'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { PriceBlock } from '../PriceBlock'

interface WeeklyFinanceProps {
  readonly car: Car
  readonly config: ResolvedConfig
  readonly request: PageRequest
}

/**
 * The weekly repayment on a card, always with its deposit, balloon, rate and comparison rate, and the end of an offer's rate (CAR-23 to
 * CAR-28, FIN-05).
 */
export const WeeklyFinance = ({ car, config, request }: WeeklyFinanceProps) => {
  const weekly = shownWeekly('card', { car, config, now: request.now })
  if (!weekly) return null
  return (
    <p data-setting="/card/showWeekly" className="min-w-0 leading-tight">
      <span className="block text-small">
        <strong className="heading tabular-nums">{weekly.weeklyText}</strong> {['/ week*', weekly.assumesText].filter(Boolean).join(', ')}
      </span>
      {/* One text: a list has at most 1,800 elements. */}
      <span className="mt-0.5 block text-tiny text-pretty tabular-nums">
        {[
          ratesText(weekly, config.identity),
          monthlyFeesText(car.offerLoan ?? config.lender),
          car.offerLoan && offerRateText(car.offerLoan),
        ]
          .filter(Boolean)
          .join(', ')}
      </span>
    </p>
  )
}

export interface VehicleCardProps {
  readonly car: Car
  readonly config: ResolvedConfig
  readonly request: PageRequest
  /** The car's location, if known. */
  readonly location?: Location
  /** The site's offers that show on cars. */
  readonly offers?: readonly Offer[]
  /** Distance, such as '12 km'; empty without a postcode search. */
  readonly away?: string
  /** Key of its make's logo; absent for none. */
  readonly makeLogo?: string
  /** Above the fold: loads its picture eagerly. */
  readonly priority?: boolean
  /** Whether it is a favourite, which can be removed whatever the car's state (FAV-04, FAV-08). */
  readonly saved?: boolean
  /** Whether it is the large first card of a row. */
  readonly large?: boolean
}

/** Price and weekly repayment of a card, in an inline-size container; an unavailable car links to similar cars instead (CARD-10, CARD-11). */
export const CardPrice = ({ car, config, request, offers = [] }: VehicleCardProps) => {
  const context = { car, config }
  if (shows(cardParts.similar, context)) {
    return (
      <p data-setting="/card/similarPrompt" className="text-base font-medium text-pretty">
        {config.card.similarPrompt}
      </p>
    )
  }
  const offer = shownValue(cardOffer, { car, config, offers })
  const market = shownValue(cardParts.market, context)
  return (
    <>
      {/* Always below the price: beside it, it would be there on some cards of a page and not on others. */}
      <div className="flex flex-col gap-1">
        <PriceBlock car={car} config={config} size="card" />
        <WeeklyFinance car={atOfferRate(car, offers, config)} config={config} request={request} />
      </div>
      {market && (
        <p
          data-setting="/card/showMarketPrice"
          className="icon icon-trending-down mt-1.5 flex items-center gap-1.5 text-tiny font-semibold before:text-positive"
        >
          {market}
        </p>
      )}
      {offer && (
        <p className="icon icon-gift mt-1.5 flex items-start gap-1.5 text-tiny font-semibold before:mt-0.5">
          {/* On the same line if there is room: cards without an offer in the same row have a gap where it is. */}
          <span className="flex min-w-0 flex-wrap gap-x-1.5">
            <span className="min-w-0 wrap-anywhere">{cardOfferText(offer)} </span>
            {offer.buyer !== 'anyone' && <span className="font-normal text-muted">{buyerText(offer, config)}</span>}
          </span>
        </p>
      )}
    </>
  )
}
