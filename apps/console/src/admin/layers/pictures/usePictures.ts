import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../../client/api'
import { callError } from '../../../client/callError'

const perPage = 24

/** The pictures of a layer, or with null the platform's own, latest first; null until they have come. */
export const usePictures = (layerId: string | null) => {
  const [pages, setPages] = useState(1)
  const { data, error, refetch } = useQuery(
    api.layers.pictures.queryOptions(
      { layerId, perPage: Math.min(perPage * pages, 100) },
      { staleTime: 0, placeholderData: keepPreviousData },
    ),
  )
  return {
    pictures: data?.data ?? null,
    total: Math.min(data?.total ?? 0, 100),
    failure: error && callError(error).message,
    load: () => void refetch(),
    more: () => setPages(pages + 1),
  }
}
