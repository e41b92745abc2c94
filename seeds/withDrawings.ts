import { pictureFocus, withFocus } from '@forecourt/schema/formats/pictureFocus'
import { drawingFile, drawingNameIn } from './drawingFile'
import type { Pictures } from './pictures'

/** Replaces drawing references in a config by keys of stored pictures; keeps a focal point suffix such as `#100,50`. */
export const withDrawings = async <T>(values: T, pictures: Pick<Pictures, 'drawn'>): Promise<T> => {
  if (typeof values === 'string') {
    const { file, focus } = pictureFocus(values)
    const drawing = drawingNameIn(file)
    if (drawing === null) return values
    const key = await pictures.drawn(drawingFile(drawing))
    return (focus ? withFocus(key, focus) : key) as T
  }
  if (Array.isArray(values)) return (await Promise.all(values.map((value) => withDrawings(value, pictures)))) as T
  if (values && typeof values === 'object') {
    return Object.fromEntries(
      await Promise.all(Object.entries(values).map(async ([key, value]) => [key, await withDrawings(value, pictures)])),
    ) as T
  }
  return values
}
