import { CarButtons } from '../buttons/CarButtons'
import { CardPicture } from './CardPicture'
import { CardPrice } from './CardPrice'
import { CardTitle } from './CardTitle'
import { CarFacts } from './CarFacts'
import type { VehicleCardProps } from './VehicleCardProps'

/** Picture on top and words under it on the bare page. Its five rows are those of the grid around it, as with the framed card. */
export const PlainCard = (props: VehicleCardProps) => (
  <article
    data-setting="/card/layout"
    className="group/card relative isolate row-span-5 grid h-full grid-rows-subgrid gap-y-0 [&_[data-card-picture]]:rounded-card"
  >
    <CardPicture {...props} sizes="(min-width: 1280px) 26rem, (min-width: 640px) 46vw, 94vw" />
    <CardTitle car={props.car} className="pt-4" />
    <div className="pt-2">
      <CardPrice {...props} />
    </div>
    <CarFacts car={props.car} className="content-start pt-3" />
    <div className="card-foot pt-4 pb-5">
      <CarButtons {...props} place="card" />
    </div>
  </article>
)
