import type { Point } from '@forecourt/rules/entities/Point'
import type { Filter } from '../contract/Filter'
import { type Params, textParam, wholeParam } from './Params'
import { ProtocolError } from './ProtocolError'

/** Near what a client searches: what is nearest comes first, and what is further than a radius is left out. */
export interface Around {
  readonly nearest: Point
  readonly filters: readonly Filter[]
}

const number = '-?\\d{1,3}(?:\\.\\d{1,20})?'
const latitudeAndLongitude = new RegExp(`^\\s*(${number})\\s*,\\s*(${number})\\s*$`)

/** Null: near nothing. Without a radius, or with 'all', nothing is too far. */
export function parseAround(params: Params): Around | null {
  const text = textParam(params, 'aroundLatLng')
  if (text === '') return null
  const [, latitude, longitude] = latitudeAndLongitude.exec(text) ?? []
  const nearest = { latitude: Number(latitude), longitude: Number(longitude) }
  if (!(Math.abs(nearest.latitude) <= 90 && Math.abs(nearest.longitude) <= 180))
    throw new ProtocolError(400, 'aroundLatLng: expected a latitude and a longitude in degrees, parted by a comma')
  const metres = params.aroundRadius === 'all' ? null : wholeParam(params, 'aroundRadius')
  return { nearest, filters: metres === null ? [] : [{ kind: 'around', point: nearest, metres }] }
}
