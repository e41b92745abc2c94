export interface Coordinates {
  readonly longitude: number
  readonly latitude: number
}

/** Pixels a map picture is wide and high. */
export const tileSize = 256

/** Where a place lies in the whole world's map at a zoom, in pixels from its north-west corner (Web Mercator, as map pictures are cut). */
export const onMap = ({ longitude, latitude }: Coordinates, zoom: number): readonly [x: number, y: number] => {
  const world = tileSize * 2 ** zoom
  const angle = Math.asinh(Math.tan((latitude * Math.PI) / 180))
  return [((longitude + 180) / 360) * world, ((1 - angle / Math.PI) / 2) * world]
}
