import type { Car } from '@forecourt/rules/entities/Car'
import { displayPrice, priceTerms } from '@forecourt/rules/pricing/displayPrice'
import { carHref } from '@forecourt/rules/routing/carHref'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import type { ReactNode } from 'react'
import { Picture } from '../../ui/Picture'
import { Tag } from '../../ui/Tag'

export interface GarageCarProps {
  readonly car: Car
  readonly config: ResolvedConfig
  readonly children?: ReactNode
}

/** A car as a row of the garage: picture, name, current price and availability. */
export const GarageCar = ({ car, config, children }: GarageCarProps) => {
  const price = displayPrice(car, config)
  const { text, wasText } = price
  const terms = priceTerms(price)
  const image = car.images[0]?.key
  const isSold = car.status === 'sold'
  return (
    <li className="relative flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line py-4 first:pt-0 last:border-b-0">
      <div className="w-24 shrink-0 overflow-hidden rounded-field bg-raised sm:w-32">
        {image && <Picture source={image} alt="" sizes="8rem" className={isSold ? 'saturate-50' : ''} />}
      </div>
      <div className="flex min-w-40 flex-1 flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="min-w-40 flex-1">
          <h3 className="font-semibold text-pretty wrap-anywhere">
            <a href={carHref(car)} className="text-text underline-offset-4 after:absolute after:inset-0 hover:underline">
              {car.name}
            </a>
          </h3>
          <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-small">
            {isSold ? (
              <Tag tone="dark">Sold</Tag>
            ) : (
              <>
                <span className="font-semibold tabular-nums">{text}</span>
                {wasText && <s className="text-muted tabular-nums">{wasText}</s>}
                {terms && <span className={price.onRoad ? 'font-semibold' : 'text-muted'}>{terms}</span>}
                {car.reserved && (
                  <Tag tone="quiet">
                    <span data-reserved-car={car.id}>Reserved</span>
                  </Tag>
                )}
              </>
            )}
          </p>
        </div>
        {children && <div className="relative">{children}</div>}
      </div>
    </li>
  )
}
