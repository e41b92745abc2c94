import { pictureFocus } from '@forecourt/schema/formats/pictureFocus'

/** The widths in pixels the media route serves. */
const mediaWidths = [320, 480, 640, 768, 960, 1280, 1920] as const

/** The `src` and `srcSet` of a picture: pictures elsewhere come as they are, those of the media library in every width. */
export const pictureSource = (source: string): { src: string; srcSet?: string } => {
  if (/^https?:/.test(source)) return { src: source }
  const address = `/media/${pictureFocus(source).file.replace(/^\/?(media\/)?/, '')}`
  return { src: `${address}?w=960`, srcSet: mediaWidths.map((width) => `${address}?w=${width} ${width}w`).join(', ') }
}
