import { CarButtons } from './CarButtons'
import { CardPicture } from './CardPicture'
import { CardPrice } from './CardPrice'
import { CardTitle } from './CardTitle'
import { CarFacts } from './CarFacts'
import type { VehicleCardProps } from './VehicleCard'

/** Picture on top, words under it; the price and the buttons keep to the foot, so that a row of cards lines up. */
export const StackedCard = (props: VehicleCardProps) => {
  const { car, config } = props
  return (
    <article
      data-setting="/card/layout"
      className="group/card relative flex h-full flex-col overflow-hidden rounded-card border border-line bg-background transition-shadow duration-200 hover:shadow-lifted"
    >
      <CardPicture {...props} sizes="(min-width: 1280px) 20rem, (min-width: 640px) 46vw, 94vw" />
      <div className="flex flex-1 flex-col gap-3 p-4">
        <CardTitle car={car} className="min-h-[2.75em]" />
        <CarFacts car={car} />
        <div className="mt-auto border-t border-line pt-3">
          <CardPrice {...props} />
        </div>
        <CarButtons {...props} place="card" />
      </div>
    </article>
  )
}
