import { enhanceMenu } from '@forecourt/runtime/chrome/enhanceMenu'
import { hydrateIslands } from '@forecourt/runtime/islands/hydrateIslands'
import { type DocumentHost, hostDataId, islandDataId } from './documentBlocks'
import { createHost } from './siteHost'
import { startPage } from './startPage'

const isPress = (pressed: unknown): pressed is HTMLButtonElement => pressed instanceof HTMLButtonElement && pressed.isConnected

/** Presses to replay: of all buttons that open dialogs only the last one, of other buttons each once. */
const pressesToReplay = (pressed: readonly HTMLButtonElement[]): HTMLButtonElement[] => {
  const last = new Set(pressed.toReversed())
  const dialog = [...last].find((button) => button.ariaHasPopup === 'dialog')
  return [...last].filter((button) => button.ariaHasPopup !== 'dialog' || button === dialog).toReversed()
}

/**
 * Stops recording the presses of buttons since the start of the document (`startScript`). Returns a function that replays the recorded
 * presses. Call that one after `hydrateIslands`, whose listeners hold a press until its island is hydrated.
 */
export const endEarlyPresses = (): (() => void) => {
  const recorded: unknown = Reflect.get(window, 'earlyPresses')
  Reflect.deleteProperty(window, 'earlyPresses')
  return () => {
    const pressed = Array.isArray(recorded) ? recorded.splice(0).filter(isPress) : []
    for (const button of pressesToReplay(pressed)) button.click()
  }
}

const dataText = (id: string) => document.getElementById(id)?.textContent ?? ''

/**
 * Hydrates the islands of a document, each by its strategy, and starts page-wide behaviour. Resolves once the islands are hydrated that
 * are due or near the viewport.
 */
export async function hydratePage(): Promise<unknown> {
  const options = JSON.parse(dataText(hostDataId)) as DocumentHost
  const isDraft = 'sharedDraft' in options
  const host = isDraft ? (await import('./startDraft')).startDraft(options) : createHost(options)
  const replayPresses = endEarlyPresses()
  const hydrated = hydrateIslands(host, dataText(islandDataId).split('\n'), { MenuBar: enhanceMenu })
  if (!isDraft) startPage(host, options)
  replayPresses()
  return hydrated
}
