import type { RuntimeHost } from '../../../host/RuntimeHost'

const key = 'search-rests'

/** Pause after a failed search during which selections load pages, in milliseconds. */
const pauseMs = 60_000

/** Records that search was unavailable. */
export const recordSearchFailure = (host: RuntimeHost): void => host.storage.write(key, host.now())

/** Whether search was unavailable recently: then each selection loads a page. */
export const hasSearchFailedRecently = (host: RuntimeHost): boolean => {
  const since = Date.parse(host.now()) - Date.parse(host.storage.read(key) ?? '')
  return since >= 0 && since < pauseMs
}
