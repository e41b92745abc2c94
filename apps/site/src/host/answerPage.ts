import { wakeMenu } from '@forecourt/runtime/chrome/wakeMenu'
import { wakeIslands } from '@forecourt/runtime/islands/wakeIslands'
import { createHost, type HostOptions } from './createHost'
import { hostBlockId, islandLinesId } from './documentBlocks'
import { endEarlyPresses } from './endEarlyPresses'
import { startPage } from './startPage'

const textOf = (id: string) => document.getElementById(id)?.textContent ?? ''

/**
 * Has a document answer: its parts, each as it wakes, and what a page of the site does beside them. What it gives back resolves once
 * those parts answer that are to at once, or are near the screen.
 */
export const answerPage = (): Promise<unknown> => {
  const asked = JSON.parse(textOf(hostBlockId)) as HostOptions
  const host = createHost(asked)
  const pressAgain = endEarlyPresses()
  const begun = wakeIslands(host, textOf(islandLinesId).split('\n'), { MenuBar: wakeMenu })
  startPage(host, asked)
  pressAgain()
  return begun
}
