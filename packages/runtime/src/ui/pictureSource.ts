import { pictureFocus } from '@forecourt/schema/formats/pictureFocus'

/** The widths in pixels the media route serves. */
const mediaWidths = [320, 480, 640, 768, 960, 1280, 1920] as const

const addressOf = (source: string, origin: string) => `${origin}/media/${pictureFocus(source).file.replace(/^\/?(media\/)?/, '')}`

/** The `src` of a picture in its smallest width, for logos. */
export const smallestSource = (source: string, origin = ''): string =>
  /^https?:/.test(source) ? source : `${addressOf(source, origin)}?w=${mediaWidths[0]}`

/**
 * The `src` and `srcSet` of a picture: external pictures unchanged, those of the media library in every width.
 *
 * @param origin of the image CDN, without a trailing slash (API-15); empty for the page's own host
 */
export const pictureSource = (source: string, origin = ''): { src: string; srcSet?: string } => {
  if (/^https?:/.test(source)) return { src: source }
  const address = addressOf(source, origin)
  return { src: `${address}?w=960`, srcSet: mediaWidths.map((width) => `${address}?w=${width} ${width}w`).join(', ') }
}
