import { carCondition } from '@forecourt/rules/stock/carCondition'
import { formatOdometer } from '@forecourt/rules/stock/formatOdometer'
import { isInStock } from '@forecourt/rules/stock/isInStock'
import type { PageProps } from '../../PageProps'
import { CarButtons } from '../../sections/vehicle/CarButtons'
import { PriceBlock } from '../../sections/vehicle/PriceBlock'
import { Heading } from '../../ui/Heading'
import { Icon } from '../../ui/Icon'
import { CarNotice } from './CarNotice'
import { FinanceWidget } from './FinanceWidget'

type BuyPanelProps = Pick<PageProps<'car'>, 'config' | 'data' | 'request'>

/** Names longer than this are set smaller, so that the price stays in sight. */
const longName = 48

/** Beside the pictures: what the car is, what it costs, where it stands and what to do about it (VDP-04 to VDP-07). */
export const BuyPanel = ({ config, data, request }: BuyPanelProps) => {
  const { car } = data
  const details = [carCondition(car), car.km === null ? null : formatOdometer(car.km), car.simpleTransmission, car.series]
    .filter(Boolean)
    .join(' · ')
  return (
    <div className="space-y-4">
      <div>
        <p className="mb-1 text-small font-medium text-muted">{details}</p>
        <Heading level={1} size={car.name.length > longName ? 'subsection' : 'section'} className="text-pretty wrap-anywhere">
          {car.name}
        </Heading>
      </div>
      <CarNotice car={car} />
      {isInStock(car) && (
        <>
          <PriceBlock car={car} config={config} size="page" />
          <FinanceWidget car={car} config={config} request={request} />
        </>
      )}
      <CarButtons car={car} config={config} request={request} place="vdp" location={data.location} />
      <ul className="space-y-1.5 border-t border-line pt-4 text-small text-muted">
        <li>
          <a href="#vehicle-map" className="inline-flex min-h-8 items-center gap-2 hover:text-text">
            <Icon name="mapPin" size={18} />
            {car.locationName}
          </a>
        </li>
        <li className="flex min-h-8 items-center gap-2">
          <Icon name="hash" size={18} />
          Stock number {car.stockNumber}
        </li>
        {config.vdp.showViews && car.views > 0 && (
          <li className="flex min-h-8 items-center gap-2" data-setting="/vdp/showViews">
            <Icon name="eye" size={18} />
            {car.views.toLocaleString('en-AU')} {car.views === 1 ? 'view' : 'views'}
          </li>
        )}
      </ul>
    </div>
  )
}
