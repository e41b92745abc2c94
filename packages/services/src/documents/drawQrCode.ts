import { encode } from 'uqr'

/** The dark modules of a QR code as one path, one unit per module, with the quiet zone. */
export const qrOutline = (text: string): { readonly size: number; readonly path: string } => {
  const { size, data } = encode(text, { ecc: 'M', border: 2 })
  return { size, path: data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join('') }
}

/** QR code of an address as SVG. */
export const drawQrCode = (address: string): string => {
  const { size, path } = qrOutline(address)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><rect width="${size}" height="${size}" fill="#fff"/><path d="${path}"/></svg>`
}
