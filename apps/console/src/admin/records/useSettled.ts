import { useEffect, useState } from 'react'

const typingPauseMs = 350

/** A debounced value. */
export const useSettled = <Value>(value: Value): Value => {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), typingPauseMs)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}
