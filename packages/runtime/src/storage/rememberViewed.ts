import type { RuntimeHost } from '../host/RuntimeHost'
import { readStored, writeStored } from './Store'
import { viewedAfterMs } from './viewedAfterMs'
import { maxViewed, type ViewedCar, viewedStore } from './viewedStore'

/** Prepends a car to the recently viewed ones: unique, newest first, at most twenty (ENT-20). */
const withViewed = (viewed: readonly ViewedCar[], car: ViewedCar): readonly ViewedCar[] =>
  [car, ...viewed.filter(({ id }) => id !== car.id)].slice(0, maxViewed)

/** Stores a car as viewed after two seconds in the foreground (ENT-20); never in a preview. Returns a cleanup function. */
export const rememberViewed = (host: RuntimeHost, car: ViewedCar): (() => void) => {
  if (host.mode !== 'live') return () => undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  const restartTimer = () => {
    clearTimeout(timer)
    if (document.visibilityState === 'visible')
      timer = setTimeout(() => writeStored(host, viewedStore, withViewed(readStored(host, viewedStore), car)), viewedAfterMs)
  }
  restartTimer()
  document.addEventListener('visibilitychange', restartTimer)
  return () => {
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', restartTimer)
  }
}
