import { gearsOrRange } from '@forecourt/rules/car/facts/gearsOrRange'
import { odometerText } from '@forecourt/rules/car/words/odometerText'
import { carCondition } from '@forecourt/rules/entities/carCondition'
import { isInStock } from '@forecourt/rules/entities/isInStock'
import type { PageProps } from '../../../PageProps'
import { FinanceWidget } from '../../../sections/finance/FinanceWidget'
import { type Guarding, guardWith } from '../../../sections/guardWith'
import { CarButtons } from '../../../sections/vehicle/buttons/CarButtons'
import { PriceBlock } from '../../../sections/vehicle/PriceBlock'
import { Heading } from '../../../ui/Heading'
import { unbroken } from '../../../ui/unbroken'
import { carLine } from '../carLine'
import { CarNotice } from './CarNotice'
import { CarOffers } from './CarOffers'
import { CertifiedBadge } from './CertifiedBadge'
import { MarketPrice } from './MarketPrice'
import { OnRoadCosts } from './OnRoadCosts'
import { PanelFacts } from './PanelFacts'

type BuyPanelProps = Pick<PageProps<'car'>, 'config' | 'data' | 'request'> & Guarding

/** Names longer than this are set smaller, so that the price stays in sight. */
const longName = 36

/** Beside the pictures: what the car is, what it costs, where it stands and what to do about it (VDP-04 to VDP-07, VDP-29). */
export const BuyPanel = ({ config, data, request, boundary }: BuyPanelProps) => {
  const { car } = data
  const guard = guardWith({ boundary, request })
  const details = [carCondition(car), odometerText(car), gearsOrRange(car)?.text].filter(Boolean).join(' · ')
  const line = carLine(car)
  return (
    <div className="space-y-4">
      <div>
        <p className="mb-1 text-small font-medium text-muted">{details}</p>
        <Heading level={1} size={car.name.length > longName ? 'subsection' : 'section'} className="text-pretty wrap-anywhere">
          {unbroken(car.name)}
        </Heading>
        {line && <p className="mt-1 text-small text-muted wrap-anywhere">{line}</p>}
        {guard('Certified badge', <CertifiedBadge car={car} config={config} />)}
      </div>
      <CarNotice car={car} />
      {isInStock(car) && (
        <div>
          {guard('Price', <PriceBlock car={car} config={config} size="page" />)}
          {guard('On-road costs', <OnRoadCosts car={car} charges={data.charges ?? []} />)}
          {guard('Market price', <MarketPrice car={car} config={config} />)}
        </div>
      )}
      {guard('Its offers', <CarOffers car={car} offers={data.site.carOffers} config={config} />)}
      {guard('Facts beside the price', <PanelFacts config={config} data={data} />)}
      {isInStock(car) && guard('Finance', <FinanceWidget car={car} config={config} request={request} />)}
      {guard('Buttons', <CarButtons car={car} config={config} request={request} place="vdp" location={data.location} />)}
    </div>
  )
}
