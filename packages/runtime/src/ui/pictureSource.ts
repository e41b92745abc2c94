import { pictureFocus } from '@forecourt/schema/formats/pictureFocus'

/** The widths in pixels the media route serves. */
const mediaWidths = [320, 480, 640, 768, 960, 1280, 1920] as const

/** A server has no document to say where pictures come from: what it was given as it started. */
const server = globalThis as { pictureOrigin?: string }

/**
 * Has pages drawn by this process take the pictures of the media library from an image CDN (API-15): an origin without a trailing slash, or
 * empty for the page's own host. Given once, as a server starts. It is the same for every page of the process, and a framework bundles
 * this module several times, so that it is neither a property of each picture nor a variable of the module.
 */
export const setPictureOrigin = (origin: string): void => {
  server.pictureOrigin = origin
}

/** In a browser the document says the origin, as `data-pictures`: parts that draw there ask for the same addresses as the server drew. */
const pictureOrigin = (): string => globalThis.document?.documentElement.dataset.pictures ?? server.pictureOrigin ?? ''

/** The `src` and `srcSet` of a picture: pictures elsewhere come as they are, those of the media library in every width. */
export const pictureSource = (source: string): { src: string; srcSet?: string } => {
  if (/^https?:/.test(source)) return { src: source }
  const address = `${pictureOrigin()}/media/${pictureFocus(source).file.replace(/^\/?(media\/)?/, '')}`
  return { src: `${address}?w=960`, srcSet: mediaWidths.map((width) => `${address}?w=${width} ${width}w`).join(', ') }
}
