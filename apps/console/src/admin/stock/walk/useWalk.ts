import type { WalkShot } from '@forecourt/rules/stock/walkAround'
import { useEffect, useState } from 'react'
import { createFileStore } from '../../../parts/uploads/createFileStore'

interface TakenShot {
  readonly id: string
  readonly carId: string
  readonly shotId: string
  readonly file: File
}

const walkPhotos = createFileStore<TakenShot>('forecourt-walks')

const photoId = (carId: string, shotId: string) => `${carId} ${shotId}`

/** The photos of a walk around a car, by shot; stored in the browser until they are added. Null while they load. */
export const useWalk = (carId: string) => {
  const [photos, setPhotos] = useState<ReadonlyMap<string, File> | null>(null)
  useEffect(() => {
    let isCurrent = true
    void walkPhotos.all().then((all) => {
      const ofCar = all.filter((each) => each.carId === carId)
      if (isCurrent)
        setPhotos((previous) => new Map([...ofCar.map(({ shotId, file }): [string, File] => [shotId, file]), ...(previous ?? [])]))
    })
    return () => {
      isCurrent = false
    }
  }, [carId])
  return {
    photos,
    storePhoto: ({ id, name }: WalkShot, photo: File) => {
      // Phones call every photo “image.jpg”.
      const extension = /\.\w{1,5}$/.exec(photo.name)?.[0] ?? ''
      const file = new File([photo], `${name}${extension}`, { type: photo.type, lastModified: photo.lastModified })
      setPhotos((previous) => new Map([...(previous ?? []), [id, file]]))
      void walkPhotos.store({ id: photoId(carId, id), carId, shotId: id, file })
    },
    clear: () => {
      for (const shotId of photos?.keys() ?? []) void walkPhotos.delete(photoId(carId, shotId))
      setPhotos(new Map())
    },
  }
}
