import { carPageParts } from '@forecourt/rules/car/carPageParts'
import type { Car } from '@forecourt/rules/entities/Car'
import { shownValue } from '@forecourt/rules/parts/shownValue'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { Icon } from '../../../ui/Icon'
import { Tooltip } from '../../../ui/Tooltip.client'

export interface MarketPriceProps {
  readonly car: Car
  readonly config: ResolvedConfig
}

/** What a car costs less than the market, with how that is known (VDP-26, VDP-27); nothing when it isn't much less. */
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
