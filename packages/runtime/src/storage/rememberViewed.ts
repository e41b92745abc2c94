import type { RuntimeHost } from '../host/RuntimeHost'
import { lookMs } from './lookMs'
import { readStored, writeStored } from './Store'
import { mostViewed, type ViewedCar, viewedStore } from './viewedStore'

/** Puts a car in front of those looked at before: each once, newest first, at most twenty (ENT-20). */
const withViewed = (viewed: readonly ViewedCar[], car: ViewedCar): readonly ViewedCar[] =>
  [car, ...viewed.filter(({ id }) => id !== car.id)].slice(0, mostViewed)

/** Remembers a car once it was in sight for two seconds (ENT-20); never in a preview, never in a tab in the background. Returns how to stop. */
export const rememberViewed = (host: RuntimeHost, car: ViewedCar): (() => void) => {
  if (host.mode !== 'live') return () => undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  const follow = () => {
    clearTimeout(timer)
    if (document.visibilityState === 'visible')
      timer = setTimeout(() => writeStored(host, viewedStore, withViewed(readStored(host, viewedStore), car)), lookMs)
  }
  follow()
  document.addEventListener('visibilitychange', follow)
  return () => {
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', follow)
  }
}
