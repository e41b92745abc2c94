import type { RuntimeHost, TrackedEvent } from '../host/RuntimeHost'

/** Tells analytics of an event; a failure there is logged and changes nothing for the shopper (ERR-14). */
export const trackQuietly = (host: Pick<RuntimeHost, 'track'>, event: TrackedEvent): void => {
  try {
    host.track(event)
  } catch (failure) {
    console.warn('An event was not tracked.', failure)
  }
}
