import { useEffect, useState } from 'react'

/** Whether the page is hydrated: false on the server and in the first client render, so that both match. */
export const useMounted = (): boolean => {
  const [mounted, setMounted] = useState(false)
  useEffect(() => setMounted(true), [])
  return mounted
}
