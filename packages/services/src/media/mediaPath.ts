import { createHash } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'

/** The widths pictures are served in, in pixels: the ones the pages ask for, so that nobody can fill the disk by counting. */
export const mediaWidths = [320, 480, 640, 768, 960, 1280, 1920] as const

export type MediaWidth = (typeof mediaWidths)[number]

/** Best first; `classic` is what every browser takes: PNG where a picture can be seen through, JPEG elsewhere. */
const pictureFormats = ['avif', 'webp', 'classic'] as const

export type PictureFormat = (typeof pictureFormats)[number]

/** The best format a browser says it takes. A bare wildcard says nothing about new formats, so it gets a classic one. */
export function pictureFormat(accept: string): PictureFormat {
  if (accept.includes('image/avif')) return 'avif'
  if (accept.includes('image/webp')) return 'webp'
  return 'classic'
}

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

/** Removes what was made of a picture from the cache on disk, for one that nothing may show any more. Browsers that have it keep it. */
export const forgetMedia = async (key: string, cacheDirectory: string): Promise<void> => {
  await Promise.all(
    mediaWidths.flatMap((width) =>
      pictureFormats.map((format) => rm(mediaPath(cacheDirectory, { key, width, format }).path, { force: true })),
    ),
  )
}
