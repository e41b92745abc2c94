import { useEffect, useState } from 'react'

/** Whether the page is hydrated: false on the server and in the first drawing of a browser, so that both are the same. */
export const useMounted = (): boolean => {
  const [mounted, setMounted] = useState(false)
  useEffect(() => setMounted(true), [])
  return mounted
}
