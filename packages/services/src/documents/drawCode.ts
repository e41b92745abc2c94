import { encode } from 'uqr'

/** The dark squares of a code as one outline, a square to a unit, with the quiet border a camera needs. */
export const qrOutline = (text: string): { readonly size: number; readonly path: string } => {
  const { size, data } = encode(text, { ecc: 'M', border: 2 })
  return { size, path: data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join('') }
}

/** A code that leads a phone to an address, as a drawing. */
export const drawCode = (address: string): string => {
  const { size, path } = qrOutline(address)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><rect width="${size}" height="${size}" fill="#fff"/><path d="${path}"/></svg>`
}
