import type { RefreshedServer } from './refreshSites'

/** Says what a publish reached, such as 'Version 7 is live.' */
export const refreshSentence = (version: number, servers: readonly RefreshedServer[]): string => {
  const down = servers.filter(({ ok }) => !ok)
  if (down.length === 0) return `Version ${version} is live.`
  const which = down.length === servers.length ? 'The site server' : `${down.length} of ${servers.length} site servers`
  const reasons = [...new Set(down.map(({ message }) => message))].join(', ')
  return `Version ${version} is published. ${which} ${reasons}; shoppers will see it as soon as it is back.`
}
