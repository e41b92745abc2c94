import type { MapOutline } from './mapOutlines'

/** How many units of the drawing a degree of latitude is. */
const scale = 10

/** Puts a place on the drawing of its country: degrees of longitude shrink with the latitude of its middle, so that coasts keep their shape. */
export const projectOnMap = ({ west, north, south }: MapOutline, longitude: number, latitude: number): readonly [x: number, y: number] => {
  const shrink = Math.cos((((north + south) / 2) * Math.PI) / 180)
  return [Math.round((longitude - west) * shrink * scale * 10) / 10, Math.round((north - latitude) * scale * 10) / 10]
}
