import type { Location } from '@forecourt/rules/entities/Location'
import { pictureFocus } from '@forecourt/schema/formats/pictureFocus'
import { drawingNameIn } from './drawingFile'
import type { Scenario, Situation } from './Scenario'
import { scenarios } from './scenarios'

/** Drawing name of a location's building; `index` among the locations of its business. */
export const locationDrawing = ({ building, stock }: Scenario, { slug, locationType }: Location, index: number): string => {
  const kind = building.kinds?.[slug] ?? (locationType === 'service' ? 'service' : building.kind)
  const sold = stock.find(({ location }) => location.slug === slug)?.itemTypes[0] ?? 'car'
  return `building:${kind} ${building.accent} ${index + slug.length} ${index} ${sold}`
}

/** Drawing name of the subject of an offer, post or review. */
export const situationDrawing = ({ building }: Scenario, situation: Situation): string => `situation:${situation} ${building.accent}`

const drawingNames = (values: unknown): string[] => {
  if (typeof values === 'string') return [drawingNameIn(pictureFocus(values).file) ?? []].flat()
  return values && typeof values === 'object' ? Object.values(values).flatMap(drawingNames) : []
}

/** All drawings of the demo except vehicles, deduplicated. */
export const listDrawings = (): string[] => [
  ...new Set([
    ...scenarios.flatMap((scenario) => [
      ...scenario.locations.map((location, index) => locationDrawing(scenario, location, index)),
      ...[...scenario.offers, ...scenario.posts, ...scenario.reviews].flatMap(({ picture }) =>
        picture ? [situationDrawing(scenario, picture)] : [],
      ),
      ...scenario.sites.flatMap(({ values }) => drawingNames(values)),
    ]),
  ]),
]
