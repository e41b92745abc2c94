import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { callError } from '../../client/callError'
import type { LoadedPage } from '../../preview/LoadedPage'
import { pageCars } from '../../preview/previewPlaces'

/** A page of a site under one config, with what it is called beside others, such as Before. */
export interface PageSide {
  readonly title: string
  readonly config: ResolvedConfig
  readonly page: LoadedPage
}

interface Preview {
  readonly path: string
  readonly sides: readonly PageSide[]
}

/** How a page of the site is read under each config; what it selects must stay the same function. */
export type SidesQuery<Answer, Failure, Key extends QueryKey> = (path: string) => UseQueryOptions<Answer, Failure, readonly PageSide[], Key>

/** The sides of a page; null asks for a car, whichever comes first. What was seen stays until the next page is here. */
export const usePageSides = <Answer, Failure, Key extends QueryKey>(query: SidesQuery<Answer, Failure, Key>, path: string | null) => {
  const [preview, setPreview] = useState<Preview | null>(null)
  const stock = useQuery({ ...query('/search'), enabled: path === null })
  const listed = stock.data?.at(-1)
  const [car] = listed ? pageCars(listed.page) : []
  const at = path ?? (listed ? (car ? `/cars/${car.slug}` : '/search') : null)
  const { data: sides, error } = useQuery({ ...query(at ?? '/'), enabled: at !== null })
  if (at !== null && sides && sides !== preview?.sides) setPreview({ path: at, sides })
  const failure = error ?? (path === null ? stock.error : null)
  return { preview, failure: failure && callError(failure).message }
}
