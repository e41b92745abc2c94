import type { Location } from '@forecourt/rules/entities/Location'
import { pictureFocus } from '@forecourt/schema/formats/pictureFocus'
import { drawingNameIn } from './drawingFile'
import type { Scenario, Situation } from './Scenario'
import { scenarios } from './scenarios'

const accentAt = ({ building }: Scenario, slug: string | undefined): string => building.accents?.[slug ?? ''] ?? building.accent

/** Drawing name of a location's building; `index` among the locations of its business. */
export const locationDrawing = (scenario: Scenario, { slug, locationType }: Location, index: number): string => {
  const { building, stock } = scenario
  const kind = building.kinds?.[slug] ?? (locationType === 'service' ? 'service' : building.kind)
  const sold = stock.find(({ location }) => location.slug === slug)?.itemTypes[0] ?? 'car'
  return `building:${kind} ${accentAt(scenario, slug)} ${index + slug.length} ${index} ${sold}`
}

/** Drawing name of the subject of an offer, post or review, in the colour of a location or of the business. */
export const situationDrawing = (scenario: Scenario, situation: Situation, location?: string): string =>
  `situation:${situation} ${accentAt(scenario, location)}`

const drawingNames = (values: unknown): string[] => {
  if (typeof values === 'string') return [drawingNameIn(pictureFocus(values).file) ?? []].flat()
  return values && typeof values === 'object' ? Object.values(values).flatMap(drawingNames) : []
}

/** All drawings of the demo except vehicles, deduplicated. */
export const listDrawings = (): string[] => [
  ...new Set([
    ...scenarios.flatMap((scenario) => [
      ...scenario.locations.map((location, index) => locationDrawing(scenario, location, index)),
      ...scenario.offers.flatMap(({ picture, pictureOf }) => (picture ? [situationDrawing(scenario, picture, pictureOf)] : [])),
      ...[...scenario.posts, ...scenario.reviews].flatMap(({ picture }) => (picture ? [situationDrawing(scenario, picture)] : [])),
      ...scenario.sites.flatMap(({ values }) => drawingNames(values)),
    ]),
  ]),
]
