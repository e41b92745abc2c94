import type { RuntimeHost, TrackedEvent } from '../host/RuntimeHost'

/** Tracks an analytics event; logs a failure and never throws (ERR-14). */
export const trackQuietly = (host: Pick<RuntimeHost, 'track'>, event: TrackedEvent): void => {
  try {
    host.track(event)
  } catch (failure) {
    console.warn('An event was not tracked.', failure)
  }
}
