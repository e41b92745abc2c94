import type { Photo } from './usePhotos'

/** Moves a photo to an index; ignores a photo that was removed. */
export const movedPhoto =
  (key: string, to: number) =>
  (photos: readonly Photo[]): readonly Photo[] => {
    const photo = photos.find((each) => each.key === key)
    return photo ? photos.filter((each) => each !== photo).toSpliced(to, 0, photo) : photos
  }
