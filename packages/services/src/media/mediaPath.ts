import { createHash } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'

/** Allowed picture widths in pixels. A fixed list, so that requests for arbitrary widths can't fill the disk. */
export const mediaWidths = [320, 480, 640, 768, 960, 1280, 1920] as const

export type MediaWidth = (typeof mediaWidths)[number]

/** Best first; `classic` is PNG for transparent pictures and JPEG otherwise, for all browsers. */
const pictureFormats = ['avif', 'webp', 'classic'] as const

export type PictureFormat = (typeof pictureFormats)[number]

/** Negotiates the best format by the Accept header. A bare wildcard gets the classic one. */
export function pictureFormat(accept: string): PictureFormat {
  if (accept.includes('image/avif')) return 'avif'
  if (accept.includes('image/webp')) return 'webp'
  return 'classic'
}

/** Version of the rendering, part of every cache name: increment it when the rendering changes. */
const renderingVersion = 1

/** Cache name and path of a rendition. */
export const mediaPath = (
  cacheDirectory: string,
  { key, width, format }: { readonly key: string; readonly width: MediaWidth; readonly format: PictureFormat },
): { readonly name: string; readonly path: string } => {
  const name = createHash('sha256').update(`${renderingVersion} ${key} ${width} ${format}`).digest('hex').slice(0, 40)
  return { name, path: join(/* turbopackIgnore: true */ cacheDirectory, name.slice(0, 2), `${name}.${format}`) }
}

/** Deletes the cached renditions of a withdrawn picture from disk. Copies in browser caches remain. */
export const deleteRenditions = async (key: string, cacheDirectory: string): Promise<void> => {
  await Promise.all(
    mediaWidths.flatMap((width) =>
      pictureFormats.map((format) => rm(mediaPath(cacheDirectory, { key, width, format }).path, { force: true })),
    ),
  )
}
