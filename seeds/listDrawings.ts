import type { Location } from '@forecourt/rules/entities/Location'
import { pictureFocus } from '@forecourt/schema/formats/pictureFocus'
import { askedDrawing, makeDrawing } from './drawingFile'
import { soldMakes } from './models/soldMakes'
import type { Scenario, Situation } from './Scenario'
import { scenarios } from './scenarios'

/** The drawing of a location's building, in words; `index` among the locations of its business. */
export const locationDrawing = ({ building, stock }: Scenario, { slug, locationType }: Location, index: number): string => {
  const kind = building.kinds?.[slug] ?? (locationType === 'service' ? 'service' : building.kind)
  const sold = stock.find(({ location }) => location.slug === slug)?.itemTypes[0] ?? 'car'
  return `building:${kind} ${building.accent} ${index + slug.length} ${index} ${sold}`
}

/** The drawing of what an offer, a post or a review is about, in words. */
export const situationDrawing = ({ building }: Scenario, situation: Situation): string => `situation:${situation} ${building.accent}`

const askedIn = (values: unknown): string[] => {
  if (typeof values === 'string') return [askedDrawing(pictureFocus(values).file) ?? []].flat()
  return values && typeof values === 'object' ? Object.values(values).flatMap(askedIn) : []
}

/** Every drawing the demo asks for beside vehicles, in words, once. */
export const listDrawings = (): string[] => [
  ...new Set([
    ...soldMakes().map(({ name }) => makeDrawing(name)),
    ...scenarios.flatMap((scenario) => [
      ...scenario.locations.map((location, index) => locationDrawing(scenario, location, index)),
      ...[...scenario.offers, ...scenario.posts, ...scenario.reviews].flatMap(({ picture }) =>
        picture ? [situationDrawing(scenario, picture)] : [],
      ),
      ...scenario.sites.flatMap(({ values }) => askedIn(values)),
    ]),
  ]),
]
