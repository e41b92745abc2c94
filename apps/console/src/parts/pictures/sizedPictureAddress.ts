import { pictureFocus } from '@forecourt/schema/formats/pictureFocus'

/** The URL of a setting's picture at a width. */
export const sizedPictureAddress = (source: string, width: 320 | 480 | 640 | 960 = 320): string => {
  const { file } = pictureFocus(source)
  return /^https?:/.test(file) ? file : `/media/${file.replace(/^\/?(media\/)?/, '')}?w=${width}`
}
