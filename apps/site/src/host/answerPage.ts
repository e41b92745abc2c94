import { wakeMenu } from '@forecourt/runtime/chrome/wakeMenu'
import { wakeIslands } from '@forecourt/runtime/islands/wakeIslands'
import { createHost } from './createHost'
import type { DocumentHost } from './DocumentHost'
import { hostBlockId, islandLinesId } from './documentBlocks'
import { endEarlyPresses } from './endEarlyPresses'
import { startPage } from './startPage'

const textOf = (id: string) => document.getElementById(id)?.textContent ?? ''

/**
 * Makes a document interactive: its parts, each when it is needed, and what a page of the site does beside them. Resolves once the parts
 * are hydrated that don't wait for an interaction, or that are near the screen.
 */
export async function answerPage(): Promise<unknown> {
  const options = JSON.parse(textOf(hostBlockId)) as DocumentHost
  const isDraft = 'sharedDraft' in options
  const host = isDraft ? (await import('./startDraft')).startDraft(options) : createHost(options)
  const pressAgain = endEarlyPresses()
  const begun = wakeIslands(host, textOf(islandLinesId).split('\n'), { MenuBar: wakeMenu })
  if (!isDraft) startPage(host, options)
  pressAgain()
  return begun
}
