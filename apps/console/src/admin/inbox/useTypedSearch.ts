import { useEffect, useRef, useState } from 'react'

const pauseMs = 250

/** A debounced search input. Follows changes of the query from elsewhere, such as a saved view. */
export const useTypedSearch = (q: string, onSearch: (q: string) => void): readonly [string, (typed: string) => void] => {
  const [typed, setTyped] = useState(q)
  const searched = useRef(q)
  const search = useRef(onSearch)
  search.current = onSearch
  useEffect(() => {
    const wanted = typed.trim()
    if (wanted === searched.current) return
    const timer = setTimeout(() => {
      searched.current = wanted
      search.current(wanted)
    }, pauseMs)
    return () => clearTimeout(timer)
  }, [typed])
  useEffect(() => {
    if (q === searched.current) return
    searched.current = q
    setTyped(q)
  }, [q])
  return [typed, setTyped]
}
