import { valuesOnline } from '@forecourt/rules/valuations/valuesOnline'
import { givesFigures } from '@forecourt/schema/switches/givesFigures'
import { ArrowLink } from '../../../ui/ArrowLink'
import type { StepViewProps } from '../StepViewProps'

/** The way to a figure first, for a vehicle that has none; the journey waits meanwhile (TRD-01). */
export const TradeInStep = ({ checkout, about }: StepViewProps) => {
  if (!valuesOnline.holds(about) || checkout.token === null) return null
  const { slug } = about.car
  return (
    <div className="mt-6 max-w-prose text-small">
      <p className="text-muted text-pretty">
        {givesFigures(about.config)
          ? 'Would you rather have a figure first? It takes a few minutes online, and this purchase waits for you.'
          : 'You can tell us all about it first, with photos: we then call you with a figure, and this purchase waits for you.'}
      </p>
      <ArrowLink href={`/cars/trade-in?${new URLSearchParams({ car_id: slug, step: 'vehicle' })}`}>Value my vehicle</ArrowLink>
    </div>
  )
}
