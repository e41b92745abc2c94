import { useEffect, useState } from 'react'

const debounceMs = 350

/** A debounced value. */
export const useDebouncedValue = <Value>(value: Value): Value => {
  const [debounced, setDebounced] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), debounceMs)
    return () => clearTimeout(timer)
  }, [value])
  return debounced
}
