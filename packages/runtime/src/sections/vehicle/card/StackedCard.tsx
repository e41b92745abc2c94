import { CarButtons } from '../buttons/CarButtons'
import { CardPicture } from './CardPicture'
import { CardPrice } from './CardPrice'
import { CardTitle } from './CardTitle'
import { CarFacts } from './CarFacts'
import type { VehicleCardProps } from './VehicleCardProps'

/** Picture on top, words under it. Its five rows are those of the grid around it, so that titles, prices and buttons of neighbours line up. */
export const StackedCard = (props: VehicleCardProps) => (
  <article
    data-setting="/card/layout"
    className="group/card relative isolate row-span-5 grid h-full grid-rows-subgrid gap-y-0 overflow-hidden rounded-card border border-line bg-background transition-shadow duration-200 hover:shadow-lifted"
  >
    <CardPicture {...props} sizes="(min-width: 1280px) 26rem, (min-width: 640px) 46vw, 94vw" />
    <CardTitle car={props.car} className="px-4 pt-3 sm:pt-4" />
    <CarFacts car={props.car} className="content-start px-4 pt-2 pb-3 sm:pt-2.5 sm:pb-3.5" />
    <div className="mx-4 border-t border-line pt-3 sm:pt-3.5">
      <CardPrice {...props} />
    </div>
    <div className="card-foot px-4 pt-3 pb-3.5 sm:pt-3.5 sm:pb-4">
      <CarButtons {...props} place="card" />
    </div>
  </article>
)
