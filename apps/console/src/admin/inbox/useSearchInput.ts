import { useEffect, useRef, useState } from 'react'

const pauseMs = 250

/** A debounced search input. Follows changes of the query from elsewhere, such as a saved view. */
export const useSearchInput = (q: string, onSearch: (q: string) => void): readonly [string, (entered: string) => void] => {
  const [entered, setEntered] = useState(q)
  const searched = useRef(q)
  const search = useRef(onSearch)
  search.current = onSearch
  useEffect(() => {
    const wanted = entered.trim()
    if (wanted === searched.current) return
    const timer = setTimeout(() => {
      searched.current = wanted
      search.current(wanted)
    }, pauseMs)
    return () => clearTimeout(timer)
  }, [entered])
  useEffect(() => {
    if (q === searched.current) return
    searched.current = q
    setEntered(q)
  }, [q])
  return [entered, setEntered]
}
