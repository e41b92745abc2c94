import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** Whether the page has come to life: false on the server and in the drawing that takes it over, so that both are the same. */
export const useMounted = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
