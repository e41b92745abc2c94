import { useCallback, useEffect, useState } from 'react'
import { callError } from '../../../client/callError'
import { trpc } from '../../../client/trpc'
import type { LayerPicture } from './PictureDialog'

const perPage = 24

/** The pictures of a layer, or with null the platform's own, latest first; null until they have come. */
export const usePictures = (layerId: string | null) => {
  const [pictures, setPictures] = useState<readonly LayerPicture[] | null>(null)
  const [total, setTotal] = useState(0)
  const [pages, setPages] = useState(1)
  const [failure, setFailure] = useState<string | null>(null)
  const load = useCallback(() => {
    setFailure(null)
    trpc.layers.pictures.query({ layerId, perPage: Math.min(perPage * pages, 100) }).then(
      (found) => {
        setPictures(found.data)
        setTotal(found.total)
      },
      (error: unknown) => setFailure(callError(error).message),
    )
  }, [layerId, pages])
  useEffect(load, [load])
  return { pictures, total: Math.min(total, 100), failure, load, more: () => setPages(pages + 1) }
}
