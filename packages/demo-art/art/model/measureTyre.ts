import type { TyreSize } from '../VehicleStyle'

interface TyreMeasures {
  /** In metres. */
  readonly radius: number
  readonly width: number
  /** How much of the wheel's height is metal, with the lip that stands over the tyre's bead. */
  readonly rimPercent: number
}

const metresPerInch = 0.0254
const lip = 0.022

/** Measures of a tyre, in metres, from the marking on its side wall: `225/65R17` is 225 mm wide, 65 % of that tall, on a rim of 17 inches. */
export function measureTyre(size: TyreSize): TyreMeasures {
  const [, width, height, rim] = (/^(\d+)\/(\d+)R([\d.]+)$/.exec(size) ?? []).map(Number)
  if (!width || !height || !rim) throw new Error(`${size} is no size of a tyre, such as 225/65R17`)
  const metal = rim * metresPerInch
  const across = metal + (2 * width * height) / 100_000
  return { radius: across / 2, width: width / 1_000, rimPercent: Math.round((100 * (metal + lip)) / across) }
}
