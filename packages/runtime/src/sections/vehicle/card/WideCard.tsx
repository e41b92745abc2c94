import { CarButtons } from '../buttons/CarButtons'
import { CardPicture } from './CardPicture'
import { CardPrice } from './CardPrice'
import { CardTitle } from './CardTitle'
import { CarFacts } from './CarFacts'
import type { VehicleCardProps } from './VehicleCardProps'

/** Picture beside the words where there is room, above them where there is not. */
export const WideCard = (props: VehicleCardProps) => {
  const { car } = props
  return (
    <div className="@container h-full">
      <article
        data-setting="/card/layout"
        className="group/card relative isolate grid h-full grid-rows-[auto_1fr] overflow-hidden rounded-card border border-line bg-background transition-shadow duration-200 hover:shadow-lifted @xl:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] @xl:grid-rows-none @3xl:grid-cols-[minmax(0,4fr)_minmax(0,5fr)] @5xl:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]"
      >
        <div className="@xl:[&>*]:aspect-auto @xl:[&>*]:h-full @xl:min-h-60">
          <CardPicture {...props} sizes="(min-width: 1024px) 26rem, (min-width: 640px) 40vw, 94vw" />
        </div>
        <div className="flex flex-1 flex-col gap-3 p-4 @xl:gap-4 @xl:p-6">
          <CardTitle car={car} className="@xl:text-subsection" />
          <CarFacts car={car} className="@2xl:flex @2xl:flex-wrap @2xl:gap-x-5" />
          <div className="mt-auto border-t border-line pt-3 @xl:pt-4">
            <CardPrice {...props} />
          </div>
          <CarButtons {...props} place="card" />
        </div>
      </article>
    </div>
  )
}
