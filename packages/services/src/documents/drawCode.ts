import { qrOutline } from './qrOutline'

/** A code that leads a phone to an address, as a drawing. */
export const drawCode = (address: string): string => {
  const { size, path } = qrOutline(address)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><rect width="${size}" height="${size}" fill="#fff"/><path d="${path}"/></svg>`
}
