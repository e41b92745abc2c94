import { rm } from 'node:fs/promises'
import { mediaPath } from './mediaPath'
import { mediaWidths } from './mediaWidths'
import { pictureFormats } from './pictureFormat'

/** Removes what was made of a picture from the cache on disk, for one that nothing may show any more. Browsers that have it keep it. */
export const forgetMedia = async (key: string, cacheDirectory: string): Promise<void> => {
  await Promise.all(
    mediaWidths.flatMap((width) =>
      pictureFormats.map((format) => rm(mediaPath(cacheDirectory, { key, width, format }).path, { force: true })),
    ),
  )
}
