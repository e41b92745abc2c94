import { useEffect, useRef, useState } from 'react'

const debounceMs = 250

/** A debounced search input. Follows changes of the query from elsewhere, such as a saved view. */
export const useSearchInput = (q: string, onSearch: (q: string) => void): readonly [string, (entered: string) => void] => {
  const [entered, setEntered] = useState(q)
  const searched = useRef(q)
  const search = useRef(onSearch)
  search.current = onSearch
  useEffect(() => {
    const query = entered.trim()
    if (query === searched.current) return
    const timer = setTimeout(() => {
      searched.current = query
      search.current(query)
    }, debounceMs)
    return () => clearTimeout(timer)
  }, [entered])
  useEffect(() => {
    if (q === searched.current) return
    searched.current = q
    setEntered(q)
  }, [q])
  return [entered, setEntered]
}
