import { isInStock } from '@forecourt/rules/stock/isInStock'
import { PriceBlock } from './PriceBlock'
import type { VehicleCardProps } from './VehicleCard'
import { WeeklyFinance } from './WeeklyFinance'

/** Price and weekly figure of a card; a car that is gone invites to something similar instead (CARD-10, CARD-11). */
export const CardPrice = ({ car, config, request }: VehicleCardProps) =>
  isInStock(car) ? (
    <div className="flex items-start justify-between gap-3">
      <PriceBlock car={car} config={config} size="card" />
      {config.card.showWeekly && <WeeklyFinance car={car} config={config} request={request} />}
    </div>
  ) : (
    <p data-setting="/card/similarPrompt" className="text-base font-medium text-pretty">
      {config.card.similarPrompt}
    </p>
  )
