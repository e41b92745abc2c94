import type { RuntimeHost } from '../host/RuntimeHost'
import type { EnhancedIsland, PlainPart } from './Enhancer'
import { enhancers } from './enhancers'
import { firstLater } from './islandIds'
import { plainParts } from './plainParts'

/** The data of the parts of what came later (`writeFragment`). */
const linesWithin = (fragment: Element): readonly string[] => fragment.querySelector(':scope > script')?.textContent.split('\n') ?? []

/** The number of the data of a part. */
const islandLine = (element: HTMLElement): number => Number(element.dataset.line)

/** The data of a part, as JSON: of the document's lines, or of those of the fragment it came with. */
const islandData = (element: HTMLElement, lines: readonly string[]): string => {
  const line = islandLine(element)
  const fragment = line < firstLater ? null : element.closest('f-fragment')
  return (fragment ? linesWithin(fragment)[line - firstLater] : lines[line]) ?? '{}'
}

/** Hydrates and enhances the parts of a public page. */
export interface Hydrator {
  /**
   * Hydrates a part, once; resolves when it is interactive. `touched` is the element of it that was interacted with, which says what it will
   * ask for. Rejects where its code can't be fetched: the next call tries again.
   */
  hydrate(element: HTMLElement, touched?: Element): Promise<void>
  /** As `hydrate`, but never rejects. */
  tryToHydrate(element: HTMLElement, touched?: Element): Promise<void>
  isHydrated(element: Element): boolean
  /** Whether its hydration was begun, and has not failed. */
  isBegun(element: Element): boolean
  /** Does what can't wait until a part is hydrated. */
  enhance(element: HTMLElement): Promise<void>
  /** Ends a part that was taken out of the page. */
  end(element: Element): void
}

/** The renderer and the code of a part. */
export const islandCode = (part: string, touched?: Element) =>
  Promise.all([import('./hydrateIsland'), import('./loadIsland').then(({ loadIsland }) => loadIsland(part, touched))])

/** `lines` are the data of the document's parts; `loaded` are plain parts that every page has. */
export const createHydrator = (
  host: RuntimeHost,
  lines: readonly string[],
  loaded: { readonly [name: string]: PlainPart | undefined },
): Hydrator => {
  const begun = new Map<Element, Promise<void>>()
  const hydrated = new WeakSet<Element>()
  const enhanced = new Map<Element, EnhancedIsland>()
  /** What ends parts of what came later. */
  const ends = new Map<Element, () => void>()

  const endEnhancement = (element: Element) => {
    enhanced.get(element)?.stop()
    enhanced.delete(element)
  }
  /** Fetches and hydrates a part; resolves to what ends it. */
  const start = async (element: HTMLElement, touched?: Element): Promise<(() => void) | undefined> => {
    const { part = '' } = element.dataset
    const data = islandData(element, lines)
    const plain = plainParts[part]
    if (plain) {
      const [enhance, inside] = [loaded[part] ?? (await plain()), element.firstElementChild]
      return enhance(inside instanceof HTMLElement ? inside : element, JSON.parse(data), host)
    }
    const [{ hydrateIsland }, Part] = await islandCode(part, touched)
    const root = await hydrateIsland(element, { Part, host, data, line: islandLine(element) })
    return () => root.unmount()
  }
  const finish = (element: HTMLElement, end: (() => void) | undefined) => {
    hydrated.add(element)
    endEnhancement(element)
    if (!end || islandLine(element) < firstLater) return
    if (element.isConnected) ends.set(element, end)
    else end()
  }
  const hydrate = (element: HTMLElement, touched?: Element): Promise<void> => {
    const underway = begun.get(element)
    if (underway) return underway
    enhanced.get(element)?.prepare()
    const done = start(element, touched).then(
      (end) => finish(element, end),
      (error: unknown) => {
        begun.delete(element)
        throw error
      },
    )
    begun.set(element, done)
    return done
  }
  return {
    hydrate,
    tryToHydrate: (element, touched) => hydrate(element, touched).catch(() => undefined),
    isHydrated: (element) => hydrated.has(element),
    isBegun: (element) => begun.has(element),
    async enhance(element) {
      const enhancer = await enhancers[element.dataset.part ?? '']?.()
      if (!enhancer || hydrated.has(element)) return
      const one = enhancer(element, { host, data: () => JSON.parse(islandData(element, lines)), hydrate: () => hydrate(element) })
      if (hydrated.has(element)) return one.stop()
      enhanced.set(element, one)
      if (begun.has(element)) one.prepare()
    },
    end(element) {
      endEnhancement(element)
      ends.get(element)?.()
      ends.delete(element)
      begun.delete(element)
    },
  }
}
