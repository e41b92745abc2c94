import type { Car } from '@forecourt/rules/entities/Car'
import { displayPrice } from '@forecourt/rules/pricing/displayPrice'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'

export interface PriceBlockProps {
  readonly car: Car
  readonly config: ResolvedConfig
  /** `card` in lists, `page` on the car's own page, `bar` on one line in sticky bars. */
  readonly size: 'card' | 'page' | 'bar'
}

const sizes = { card: 'text-subsection', page: 'text-title', bar: 'text-subsection' } as const
const settings = {
  subscription: '/price/offerSubscriptions',
  reduced: '/price/showWasPrice',
  regular: '/price/showPriceType',
  preorder: '/price',
  none: '/price/noPriceText',
} as const

/** What a car costs, in the words and order the price rules decide (CAR-14 to CAR-20). */
export const PriceBlock = ({ car, config, size }: PriceBlockProps) => {
  const price = displayPrice(car, config.price)
  const isAmount = price.kind === 'subscription' || price.kind === 'reduced' || price.kind === 'regular'
  return (
    <div data-setting={settings[price.kind]} className={size === 'bar' ? 'flex items-baseline gap-x-2' : ''}>
      <p className="flex flex-wrap items-baseline gap-x-2">
        <span
          className={`heading tabular-nums leading-tight ${isAmount ? sizes[size] : size === 'page' ? 'text-subsection' : 'text-card'}`}
        >
          {price.text}
        </span>
        {price.wasText && (
          <span className={`tabular-nums text-muted ${size === 'page' ? 'text-base' : 'text-small'}`}>
            <span className="sr-only">Was </span>
            <s>{price.wasText}</s>
          </span>
        )}
      </p>
      {price.typeText && <p className={`text-muted ${size === 'page' ? 'text-small' : 'text-tiny'}`}>{price.typeText}</p>}
    </div>
  )
}
