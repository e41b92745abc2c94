import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { api } from '../../client/api'

/** Debounce before the slug check. Milliseconds. */
const debounceMs = 300

/** Checks whether a slug is free, debounced. Both false while unknown. */
export const useSlugCheck = (slug: string): { readonly free: boolean; readonly taken: boolean } => {
  const [checkedSlug, setCheckedSlug] = useState(slug)
  useEffect(() => {
    const timer = setTimeout(() => setCheckedSlug(slug), debounceMs)
    return () => clearTimeout(timer)
  }, [slug])
  const { data } = useQuery(api.onboarding.checkSlug.queryOptions({ slug: checkedSlug }, { enabled: checkedSlug.length > 1, staleTime: 0 }))
  const isCurrent = checkedSlug === slug && data !== undefined
  return { free: isCurrent && data.free, taken: isCurrent && !data.free }
}
