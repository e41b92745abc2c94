import type { Car } from '@forecourt/rules/entities/Car'
import { type DisplayPrice, displayPrice, type PurchasePrice } from '@forecourt/rules/pricing/displayPrice'
import { type OnRoadCosts, onRoadLabel } from '@forecourt/rules/pricing/onRoadCosts'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { OnRoadSum } from './OnRoadSum'
import { saysLittle } from './saysLittle'

export interface PriceBlockProps {
  readonly car: Car
  readonly config: ResolvedConfig
  /** `card` in lists, `page` on the car's page, `bar` on one line in sticky bars. */
  readonly size: 'card' | 'page' | 'bar'
  /** Whether the on-road total is part of it; default: yes. In the checkout it follows with its parts. */
  readonly statesOnRoad?: boolean
}

const sizes = { card: 'text-price', page: 'text-title', bar: 'text-subsection' } as const
/** Sizes of a price whose on-road total follows: smaller than the total (ACL s 48). */
const partSizes = { card: 'text-card', page: 'text-subsection', bar: 'text-card' } as const
const settings = {
  subscription: '/price/offerSubscriptions',
  reduced: '/price/showWasPrice',
  regular: '/price/showPriceType',
  preorder: '/price',
  none: '/price/noPriceText',
} as const

/** A price with what it includes beside it; on a card below where there is no room, on a page always below. */
const labelSides = { card: 'flex flex-wrap items-baseline gap-x-2', page: '', bar: 'flex items-baseline gap-x-2' } as const

interface PurchaseLineProps {
  readonly purchase: PurchasePrice
  readonly size: 'card' | 'page'
  readonly onRoad: OnRoadCosts | null
}

/**
 * The purchase price of a car, below its weekly subscription price, with a label that tells them apart; its on-road total first, if known
 * (ACL s 48).
 */
const PurchaseLine = ({ purchase, size, onRoad }: PurchaseLineProps) => {
  const small = size === 'page' ? 'text-small' : 'text-tiny'
  const was = purchase.wasText && (
    <span className="text-muted tabular-nums">
      {' '}
      <span className="sr-only">Was </span>
      <s>{purchase.wasText}</s>
    </span>
  )
  return (
    <div className={size === 'page' ? 'mt-2 text-base' : 'mt-1 text-small'}>
      <p data-setting="/price">
        or buy it for{' '}
        {onRoad ? (
          <span data-setting="/price/showOnRoad">
            <OnRoadSum costs={onRoad} size="text" />
          </span>
        ) : (
          <>
            <strong className="tabular-nums">{purchase.text}</strong>
            {was}
            {purchase.typeText && <span className={`text-muted ${small}`}> {purchase.typeText.toLowerCase()}</span>}
          </>
        )}
      </p>
      {onRoad && (
        <p data-setting="/price" className={`text-muted tabular-nums ${small}`}>
          {purchase.text}
          {was} <span>{purchase.typeText?.toLowerCase()}</span>
        </p>
      )}
    </div>
  )
}

interface TotalFirstProps {
  readonly price: DisplayPrice
  readonly onRoad: OnRoadCosts
  readonly size: PriceBlockProps['size']
}

/** The on-road total as the price, since that is what a shopper pays (ACL s 48); the price that leaves the costs out is small below it. */
const TotalFirst = ({ price, onRoad, size }: TotalFirstProps) => {
  const small = size === 'page' ? 'text-small' : 'text-tiny'
  return (
    <div>
      <div className={labelSides[size]}>
        <p data-setting="/price/showOnRoad" className={`heading leading-tight tabular-nums ${sizes[size]}`}>
          {onRoad.totalText}
        </p>
        <p className={`text-muted ${small}`}>{onRoadLabel(onRoad)}</p>
      </div>
      <p data-setting={settings[price.kind]} className={`text-muted tabular-nums ${small}`}>
        {price.text}{' '}
        {price.wasText && (
          <>
            <span className="sr-only">Was </span>
            <s>{price.wasText}</s>{' '}
          </>
        )}
        <span>{price.typeText?.toLowerCase()}</span>
      </p>
    </div>
  )
}

/** A car's price, with the texts and order of the price rules (CAR-14 to CAR-20). */
export const PriceBlock = ({ car, config, size, statesOnRoad = true }: PriceBlockProps) => {
  const price = displayPrice(car, config)
  const isWeekly = price.kind === 'subscription'
  const total = (price.purchase ?? price).onRoad
  const onRoad = statesOnRoad ? total : null
  if (onRoad && !isWeekly) return <TotalFirst price={price} onRoad={onRoad} size={size} />
  const isAmount = isWeekly || price.kind === 'reduced' || price.kind === 'regular'
  // “$124 per week” would wrap in a panel at the size of a sum.
  const priceClass = total ? partSizes[size] : sizes[size]
  const weekClass = size === 'page' ? 'text-section' : sizes[size]
  const amountClass = isWeekly ? weekClass : priceClass
  // A card has no room for term and inclusions; its minimum total already says the term.
  const isShort = size === 'card' && saysLittle(config)
  const typeText =
    isShort && isWeekly
      ? null
      : size === 'card' && price.includes
        ? `${config.price.subscriptionName} with ${price.includes}`
        : price.typeText
  const face = isAmount ? amountClass : size === 'page' ? 'text-subsection' : 'text-card'
  return (
    <div data-setting={settings[price.kind]} className={price.minimum || (price.purchase && size !== 'bar') ? '' : labelSides[size]}>
      <p className={`heading leading-tight tabular-nums ${face}`}>
        {price.text}
        {price.wasText && (
          <>
            {' '}
            <span
              className={`font-body font-normal tracking-normal whitespace-nowrap text-muted ${size === 'page' ? 'text-base' : 'text-small'}`}
            >
              <span className="sr-only">Was </span>
              <s>{price.wasText}</s>
            </span>
          </>
        )}
      </p>
      {/* Term and bond at every width: without them the weekly price would look like all there is to pay. */}
      {price.minimum && (
        <p className="mt-0.5 text-small text-pretty tabular-nums">{size === 'bar' || isShort ? price.minimum.short : price.minimum.full}</p>
      )}
      {typeText && !(isWeekly && size === 'bar') && (
        <p className={`text-pretty text-muted ${size === 'page' ? 'text-small' : 'text-tiny'}`}>{typeText}</p>
      )}
      {price.purchase && size !== 'bar' && <PurchaseLine purchase={price.purchase} size={size} onRoad={onRoad} />}
    </div>
  )
}
