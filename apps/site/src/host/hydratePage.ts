import { enhanceMenu } from '@forecourt/runtime/chrome/enhanceMenu'
import { hydrateIslands } from '@forecourt/runtime/islands/hydrateIslands'
import { createHost } from './createHost'
import type { DocumentHost } from './DocumentHost'
import { hostBlockId, islandLinesId } from './documentBlocks'
import { endEarlyPresses } from './endEarlyPresses'
import { startPage } from './startPage'

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
