import { type ComponentType, memo, useDeferredValue, useMemo } from 'react'
import type { PageProps } from '../../../PageProps'
import type { ShownStock } from '../browser/useStockSearch'

export interface FoundCarsProps extends PageProps<'search'> {
  readonly answer: ShownStock
  readonly Results: ComponentType<PageProps<'search'>>
}

/** Cars of a new answer that are drawn first: about what a screen shows. */
const firstCars = 8
/** Answers with no more cars are drawn at once: how many stand in a row of a short list depends on their number. */
const fewCars = 12

/** The cars of an answer: first those in sight, the rest when the browser has a moment, so that choices are answered at once. */
export const FoundCars = memo(({ answer, Results, route, config, data, request }: FoundCarsProps) => {
  const settled = useDeferredValue<ShownStock | null>(answer, null)
  const { cars } = data.result
  const isWhole = settled === answer || answer.atOnce || cars.length <= fewCars
  return useMemo(() => {
    const shown = isWhole ? data : { ...data, result: { ...data.result, cars: cars.slice(0, firstCars) } }
    return <Results route={route} config={config} data={shown} request={request} />
  }, [Results, route, config, data, request, cars, isWhole])
})
