import { pictureFocus } from '@forecourt/schema/formats/pictureFocus'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useNotify } from 'react-admin'
import { api } from '../../../client/api'
import { callError } from '../../../client/callError'
import { invalidateResources } from '../../../client/invalidateResources'

/** A photo in the car's list. */
export interface Photo {
  readonly key: string
  readonly alt: string
  /** Whether it was rotated, cropped or blurred, and can be restored. */
  readonly isEdited: boolean
}

type PhotosChange = (photos: readonly Photo[]) => readonly Photo[]

const photoFile = (key: string) => pictureFocus(key).file

/** A car's photos with optimistic, queued changes. On a revision conflict, a change is applied again to the latest photos. */
export const usePhotos = (carId: string) => {
  const queries = useQueryClient()
  const notify = useNotify()
  const query = api.stock.photos.queryOptions({ id: carId })
  const { data, error, refetch } = useQuery(query)
  const [unsaved, setUnsaved] = useState<readonly PhotosChange[]>([])
  const queue = useRef<Promise<unknown>>(Promise.resolve())

  const { mutateAsync: setPhotos } = useMutation(api.stock.setPhotos.mutationOptions())
  const save = async (change: PhotosChange) => {
    const current = queries.getQueryData(query.queryKey)
    if (!current) return
    const photos = change(current.photos).map(({ key, alt }) => ({ key, alt }))
    const saved = await setPhotos({ id: carId, photos, expectedRevision: current.revision })
    const edited = new Set(current.photos.filter(({ isEdited }) => isEdited).map(({ key }) => photoFile(key)))
    queries.setQueryData(query.queryKey, {
      ...current,
      revision: saved.revision,
      photos: saved.images.map((image) => ({ ...image, isEdited: edited.has(photoFile(image.key)) })),
    })
    void invalidateResources(queries, 'stock')
  }
  const changePhotos = (change: PhotosChange): Promise<void> => {
    setUnsaved((all) => [...all, change])
    const saved = queue.current.then(async () => {
      try {
        await save(change).catch(async (problem: unknown) => {
          if (callError(problem).code !== 'CONFLICT') throw problem
          await queries.fetchQuery({ ...query, staleTime: 0 })
          await save(change)
        })
      } catch (problem) {
        notify(callError(problem).message, { type: 'error' })
        void refetch()
      } finally {
        setUnsaved((all) => all.filter((each) => each !== change))
      }
    })
    queue.current = saved
    return saved
  }
  const photos = data && unsaved.reduce<readonly Photo[]>((arranged, change) => change(arranged), data.photos)
  return {
    name: data?.name ?? '',
    historyFileKey: data?.historyFileKey ?? null,
    photos,
    error,
    refetch,
    changePhotos,
    isSaving: unsaved.length > 0,
  }
}
