import type { WalkShot } from '@forecourt/rules/stock/walkAround'
import { useEffect, useState } from 'react'
import { createFileStore } from '../../../parts/uploads/createFileStore'

interface TakenShot {
  readonly id: string
  readonly carId: string
  readonly shotId: string
  readonly file: File
}

const taken = createFileStore<TakenShot>('forecourt-walks')

const idOf = (carId: string, shotId: string) => `${carId} ${shotId}`

/** The photos of a walk around a car, by shot; stored in the browser until they are added. Null while they are read. */
export const useWalk = (carId: string) => {
  const [photos, setPhotos] = useState<ReadonlyMap<string, File> | null>(null)
  useEffect(() => {
    let isCurrent = true
    void taken.all().then((all) => {
      const own = all.filter((each) => each.carId === carId)
      if (isCurrent) setPhotos((before) => new Map([...own.map(({ shotId, file }): [string, File] => [shotId, file]), ...(before ?? [])]))
    })
    return () => {
      isCurrent = false
    }
  }, [carId])
  return {
    photos,
    put: ({ id, name }: WalkShot, picked: File) => {
      // Phones call every photo “image.jpg”.
      const extension = /\.\w{1,5}$/.exec(picked.name)?.[0] ?? ''
      const file = new File([picked], `${name}${extension}`, { type: picked.type, lastModified: picked.lastModified })
      setPhotos((before) => new Map([...(before ?? []), [id, file]]))
      void taken.store({ id: idOf(carId, id), carId, shotId: id, file })
    },
    clear: () => {
      for (const shotId of photos?.keys() ?? []) void taken.forget(idOf(carId, shotId))
      setPhotos(new Map())
    },
  }
}
