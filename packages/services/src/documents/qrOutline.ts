import { encode } from 'uqr'

/** The dark squares of a code as one outline, a square to a unit, with the quiet border a camera needs. */
export const qrOutline = (text: string): { readonly size: number; readonly path: string } => {
  const { size, data } = encode(text, { ecc: 'M', border: 2 })
  return { size, path: data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join('') }
}
