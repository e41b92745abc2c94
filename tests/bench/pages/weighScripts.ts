import type { Page } from '@playwright/test'

export interface ScriptWeight {
  /** Of all scripts so far, as they came over the network: bodies alone. Kilobytes. */
  readonly kilobytes: number
  readonly files: number
}

/** Weighs the scripts that a page fetches, as they come; asked at any time. */
export const weighScripts = async (page: Page): Promise<() => ScriptWeight> => {
  const client = await page.context().newCDPSession(page)
  await client.send('Network.enable')
  const sizes = new Map<string, number>()
  const scripts = new Set<string>()
  client.on('Network.responseReceived', ({ requestId, type }) => {
    if (type === 'Script') scripts.add(requestId)
  })
  client.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    sizes.set(requestId, (sizes.get(requestId) ?? 0) + encodedDataLength)
  })
  return () => ({ kilobytes: [...scripts].reduce((bytes, id) => bytes + (sizes.get(id) ?? 0), 0) / 1_000, files: scripts.size })
}
