import { cardParts } from '@forecourt/rules/car/cardParts'
import { buyerText } from '@forecourt/rules/offers/buyerText'
import { cardOffer } from '@forecourt/rules/offers/cardOffer'
import { shownValue } from '@forecourt/rules/parts/shownValue'
import { shows } from '@forecourt/rules/parts/shows'
import { Glyph } from '../../../ui/Glyph'
import { gift, trendingDown } from '../../../ui/iconPaths'
import { PriceBlock } from '../PriceBlock'
import type { VehicleCardProps } from './VehicleCardProps'
import { WeeklyFinance } from './WeeklyFinance'

/** Price and weekly figure of a card; a car that is gone invites to something similar instead (CARD-10, CARD-11). */
export const CardPrice = ({ car, config, request, offers = [] }: VehicleCardProps) => {
  const about = { car, config }
  if (shows(cardParts.similar, about)) {
    return (
      <p data-setting="/card/similarPrompt" className="text-base font-medium text-pretty">
        {config.card.similarPrompt}
      </p>
    )
  }
  const offer = shownValue(cardOffer, { car, offers })
  const market = shownValue(cardParts.market, about)
  return (
    <>
      {/* Beside each other where every card of a row has the room, else under each other from the same edge. */}
      <div className="@container">
        <div className="flex flex-col gap-1 @min-[18.5rem]:flex-row @min-[18.5rem]:flex-wrap @min-[18.5rem]:items-start @min-[18.5rem]:justify-between @min-[18.5rem]:gap-x-3">
          <PriceBlock car={car} config={config} size="card" />
          <WeeklyFinance car={car} config={config} request={request} />
        </div>
      </div>
      {market && (
        <p data-setting="/card/showMarketPrice" className="mt-1.5 flex items-center gap-1.5 text-tiny font-semibold">
          <Glyph path={trendingDown} size={16} className="shrink-0 text-positive" />
          {market}
        </p>
      )}
      {offer && (
        <p className="mt-1.5 flex items-start gap-1.5 text-tiny font-semibold">
          <Glyph path={gift} size={16} className="mt-0.5 shrink-0" />
          <span className="min-w-0 wrap-anywhere">
            {offer.name}
            {offer.buyer !== 'anyone' && <span className="block font-normal text-muted">{buyerText(offer, config)}</span>}
          </span>
        </p>
      )}
    </>
  )
}
