import { type CarExampleId, carExamples, exampleCar } from '@forecourt/rules/car/examples/exampleCar'
import { listing } from '@forecourt/rules/car/listing/listing'
import type { Car } from '@forecourt/rules/entities/Car'
import type { PageData } from '@forecourt/rules/pages/PageRules'
import { explain } from '@forecourt/rules/parts/explain'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'

/** The note about the example in the preview. */
export interface ExampleNote {
  readonly message: string
  /** The setting that hides the example, if any. */
  readonly setting: string | null
}

export interface ShownExample {
  readonly data: PageData
  readonly note: ExampleNote | null
}

interface Moment {
  readonly config: ResolvedConfig
  /** ISO in UTC. */
  readonly now: string
}

type ChangeCars = (cars: readonly Car[]) => readonly Car[]

/** Replaces the page's first car; a car's page has only one. Null where the page shows none. */
const replaceFirstCar = (data: PageData, change: ChangeCars): PageData | null => {
  switch (data.page) {
    case 'car':
    case 'print': {
      const [car] = change([data.car])
      return car ? { ...data, car } : data
    }
    case 'search': {
      const cars = change(data.result.cars)
      if (data.result.cars.length === 0) return null
      return { ...data, result: { ...data.result, cars, total: data.result.total - (data.result.cars.length - cars.length) } }
    }
    case 'content': {
      const first = Object.entries(data.blocks).find(([, { cars = [] }]) => cars.length > 0)
      if (!first) return null
      const [id, block] = first
      return { ...data, blocks: { ...data.blocks, [id]: { ...block, cars: change(block.cars ?? []) } } }
    }
    case 'location':
    case 'offer':
    case 'post':
    case 'compare':
      return data.cars.length > 0 ? { ...data, cars: change(data.cars) } : null
    default:
      return null
  }
}

const firstCar = (data: PageData): Car | undefined => {
  let found: Car | undefined
  replaceFirstCar(data, (cars) => {
    found = cars[0]
    return cars
  })
  return found
}

/**
 * The page data with its first car in an example state. A list that would exclude such a car excludes it here too, and the note says why.
 */
export const withExample = (data: PageData, example: CarExampleId, { config, now }: Moment): ShownExample => {
  const { asIf, label } = carExamples[example]
  const car = firstCar(data)
  if (!car) return { data, note: { message: `Example “${label}”: there is no car on this page.`, setting: null } }
  const changed = exampleCar(car, example, now)
  if (!changed)
    return { data, note: { message: `Example “${label}”: ${car.name} can’t be shown this way. Choose another car.`, setting: null } }
  const isList = data.page !== 'car' && data.page !== 'print' && data.page !== 'compare'
  const listed = explain(listing, { car: changed, stock: config.stock, now })
  if (isList && !listed.shown) {
    const [because] = listed.because
    return {
      data: replaceFirstCar(data, (cars) => cars.slice(1)) ?? data,
      note: {
        message: `Example: the first car as if ${asIf}. Lists leave it out: ${because?.message ?? ''}`,
        setting: because?.settings[0] ?? null,
      },
    }
  }
  const which = data.page === 'car' || data.page === 'print' ? 'this car' : `the first car, ${car.name},`
  return {
    data: replaceFirstCar(data, (cars) => [changed, ...cars.slice(1)]) ?? data,
    note: { message: `Example: ${which} as if ${asIf}.`, setting: null },
  }
}
