import type { RuntimeHost } from '../../../host/RuntimeHost'

const key = 'search-rests'

/** After search could not be reached, pages answer by themselves for this long before it is asked again. Milliseconds. */
const restMs = 60_000

/** Notes that search could not be reached. */
export const restSearch = (host: RuntimeHost): void => host.storage.write(key, host.now())

/** Whether search could not be reached lately: then every choice loads a page. */
export const isSearchResting = (host: RuntimeHost): boolean => {
  const since = Date.parse(host.now()) - Date.parse(host.storage.read(key) ?? '')
  return since >= 0 && since < restMs
}
