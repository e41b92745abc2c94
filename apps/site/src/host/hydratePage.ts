import { enhanceMenu } from '@forecourt/runtime/chrome/enhanceMenu'
import { hydrateIslands } from '@forecourt/runtime/islands/hydrateIslands'
import { type DocumentHost, hostBlockId, islandLinesId } from './documentBlocks'
import { createHost } from './siteHost'
import { startPage } from './startPage'

const isPress = (pressed: unknown): pressed is HTMLButtonElement => pressed instanceof HTMLButtonElement && pressed.isConnected

/** Of several dialogs the last one is meant; everything else was pressed to happen, once however often it was pressed. */
const meant = (pressed: readonly HTMLButtonElement[]): HTMLButtonElement[] => {
  const last = new Set(pressed.toReversed())
  const dialog = [...last].find((button) => button.ariaHasPopup === 'dialog')
  return [...last].filter((button) => button.ariaHasPopup !== 'dialog' || button === dialog).toReversed()
}

/**
 * Ends the noting of presses that `startScript` does: called once whatever is pressed from then on is answered at once.
 * What it gives back presses the noted buttons again, once all of them answer.
 */
export const endEarlyPresses = (): (() => void) => {
  const noted: unknown = Reflect.get(window, 'earlyPresses')
  Reflect.deleteProperty(window, 'earlyPresses')
  return () => {
    const pressed = Array.isArray(noted) ? noted.splice(0).filter(isPress) : []
    for (const button of meant(pressed)) button.click()
  }
}

const textOf = (id: string) => document.getElementById(id)?.textContent ?? ''

/**
 * Hydrates a document: its parts, each as it says, and what a page of the site does beside them. Resolves once the parts
 * are hydrated that don't wait for an interaction, or that are near the screen.
 */
export async function hydratePage(): Promise<unknown> {
  const options = JSON.parse(textOf(hostBlockId)) as DocumentHost
  const isDraft = 'sharedDraft' in options
  const host = isDraft ? (await import('./startDraft')).startDraft(options) : createHost(options)
  const pressAgain = endEarlyPresses()
  const begun = hydrateIslands(host, textOf(islandLinesId).split('\n'), { MenuBar: enhanceMenu })
  if (!isDraft) startPage(host, options)
  pressAgain()
  return begun
}
