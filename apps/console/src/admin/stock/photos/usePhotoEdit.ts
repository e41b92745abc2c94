import { pictureFocus } from '@forecourt/schema/formats/pictureFocus'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../../client/api'
import { callError } from '../../../client/callError'
import { invalidateResources } from '../../../client/invalidateResources'
import type { PhotoEdit } from './PhotoEditor'
import type { Photo, usePhotos } from './usePhotos'

/** Saves what is wanted of one photo: its words and point of focus first, then what is made of its picture. */
export const usePhotoEdit = (carId: string, arrange: ReturnType<typeof usePhotos>['arrange']) => {
  const queries = useQueryClient()
  const { mutateAsync: editPhoto } = useMutation(api.stock.editPhoto.mutationOptions())
  const { mutateAsync: restorePhoto } = useMutation(api.stock.restorePhoto.mutationOptions())
  const [isSaving, setSaving] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const attempt = async (work: () => Promise<unknown>): Promise<boolean> => {
    setSaving(true)
    setProblem(null)
    try {
      await work()
      return true
    } catch (error) {
      setProblem(callError(error).message)
      return false
    } finally {
      setSaving(false)
      await queries.refetchQueries(api.stock.photos.queryFilter({ id: carId }))
      void invalidateResources(queries, 'stock')
    }
  }
  return {
    isSaving,
    problem,
    clear: () => setProblem(null),
    save: (photo: Photo, changed: Pick<Photo, 'key' | 'alt'>, edit: PhotoEdit | null) =>
      attempt(async () => {
        const isSame = changed.key === photo.key && changed.alt === photo.alt
        const fileOf = (key: string) => pictureFocus(key).file
        if (!isSame) await arrange((all) => all.map((each) => (fileOf(each.key) === fileOf(photo.key) ? { ...each, ...changed } : each)))
        if (edit) await editPhoto({ id: carId, key: changed.key, ...edit, blur: [...edit.blur] })
      }),
    restore: ({ key }: Photo) => attempt(() => restorePhoto({ id: carId, key })),
  }
}
