import { createHash } from 'node:crypto'
import { join } from 'node:path'
import type { MediaWidth } from './mediaWidths'
import type { PictureFormat } from './pictureFormat'

/** Part of every cached name: raise it when pictures are made differently. */
const recipe = 1

/** What a picture in a width and format is called, and where in the cache it is. */
export const mediaPath = (
  cacheDirectory: string,
  { key, width, format }: { readonly key: string; readonly width: MediaWidth; readonly format: PictureFormat },
): { readonly name: string; readonly path: string } => {
  const name = createHash('sha256').update(`${recipe} ${key} ${width} ${format}`).digest('hex').slice(0, 40)
  return { name, path: join(/* turbopackIgnore: true */ cacheDirectory, name.slice(0, 2), `${name}.${format}`) }
}
