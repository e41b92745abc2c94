import type { Area } from '../contract/Filter'
import { limits } from './limits'
import { jsonParam, type Params } from './Params'
import { ProtocolError } from './ProtocolError'

/**
 * The parts of the map a client searches in: `insideBoundingBox`, each box by two opposite corners, or else `insidePolygon`, each by its
 * corners (SRC-45). Null: everywhere. One may be listed flat, boxes all in a row; a line over the 180th meridian goes the other way round.
 */
export function parseAreas(params: Params): readonly Area[] | null {
  const boxes = numbersOf(params, 'insideBoundingBox')
  if (boxes !== null) return limited('insideBoundingBox', boxes.flatMap(boxesOf))
  const polygons = numbersOf(params, 'insidePolygon')
  return polygons === null ? null : limited('insidePolygon', polygons.map(polygonOf))
}

function boxesOf(numbers: readonly number[]): Area[] {
  if (numbers.length === 0 || numbers.length % 4 !== 0) throw expected('insideBoundingBox', 'four numbers for each box')
  return Array.from({ length: numbers.length / 4 }, (_, at) => {
    const [latitude = 0, longitude = 0, otherLatitude = 0, otherLongitude = 0] = numbers.slice(at * 4, at * 4 + 4)
    return {
      kind: 'box',
      south: Math.min(latitude, otherLatitude),
      north: Math.max(latitude, otherLatitude),
      west: Math.min(longitude, otherLongitude),
      east: Math.max(longitude, otherLongitude),
    }
  })
}

function polygonOf(numbers: readonly number[]): Area {
  if (numbers.length < 6 || numbers.length % 2 !== 0) throw expected('insidePolygon', 'two numbers for each of three or more corners')
  const corners = Array.from({ length: numbers.length / 2 }, (_, at) => ({
    latitude: numbers[at * 2] as number,
    longitude: numbers[at * 2 + 1] as number,
  }))
  return { kind: 'polygon', corners }
}

/** Lists of numbers: several, one, or one as a text. */
function numbersOf(params: Params, name: string): (readonly number[])[] | null {
  const given = jsonParam(params[name], name)
  if (given === undefined || given === null || given === '') return null
  const list: unknown = typeof given === 'string' ? given.split(',').map((text) => (text.trim() === '' ? Number.NaN : Number(text))) : given
  if (!Array.isArray(list)) throw expected(name, 'a list of numbers')
  if (list.length === 0) return null
  const lists: unknown[] = list.some((one) => Array.isArray(one)) ? list : [list]
  return lists.map((one) => {
    if (!Array.isArray(one) || !one.every((number) => typeof number === 'number' && Number.isFinite(number)))
      throw expected(name, 'lists of latitudes and longitudes in degrees')
    return one
  })
}

function limited(name: string, areas: readonly Area[]): readonly Area[] {
  if (areas.length > limits.areas) throw new ProtocolError(400, `${name}: at most ${limits.areas} may be listed`)
  const corners = areas.reduce((sum, area) => sum + (area.kind === 'polygon' ? area.corners.length : 0), 0)
  if (corners > limits.corners) throw new ProtocolError(400, `${name}: at most ${limits.corners} corners may be listed`)
  return areas
}

const expected = (name: string, what: string) => new ProtocolError(400, `${name}: expected ${what}`)
