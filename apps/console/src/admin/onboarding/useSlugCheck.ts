import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { api } from '../../client/api'

/** How long nothing is typed before the server is asked. Milliseconds. */
const pause = 300

/** Whether a short name can be had, asked while it is typed; neither free nor taken while that isn't known. */
export const useSlugCheck = (slug: string): { readonly free: boolean; readonly taken: boolean } => {
  const [checkedSlug, setCheckedSlug] = useState(slug)
  useEffect(() => {
    const timer = setTimeout(() => setCheckedSlug(slug), pause)
    return () => clearTimeout(timer)
  }, [slug])
  const { data } = useQuery(api.onboarding.checkSlug.queryOptions({ slug: checkedSlug }, { enabled: checkedSlug.length > 1, staleTime: 0 }))
  const isCurrent = checkedSlug === slug && data !== undefined
  return { free: isCurrent && data.free, taken: isCurrent && !data.free }
}
