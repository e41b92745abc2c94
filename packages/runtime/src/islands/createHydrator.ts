import type { RuntimeHost } from '../host/RuntimeHost'
import type { EnhancedIsland, PlainPart } from './Enhancer'
import { enhancers } from './enhancers'
import { firstFragmentIsland } from './islandIdPrefix'
import { plainParts } from './plainParts'

/** The island props of a fragment that was added later (`writeFragment`). */
const linesWithin = (fragment: Element): readonly string[] => fragment.querySelector(':scope > script')?.textContent.split('\n') ?? []

/** Index of an island's props. */
const islandLine = (element: HTMLElement): number => Number(element.dataset.line)

/** An island's props as JSON: from the document's lines, or from those of its fragment. */
const islandData = (element: HTMLElement, lines: readonly string[]): string => {
  const line = islandLine(element)
  const fragment = line < firstFragmentIsland ? null : element.closest('f-fragment')
  return (fragment ? linesWithin(fragment)[line - firstFragmentIsland] : lines[line]) ?? '{}'
}

/** Hydrates and enhances the islands of a public page. */
export interface Hydrator {
  /**
   * Hydrates an island once; resolves when it is interactive. `touched` is the element in it that was interacted with, which determines
   * what to prefetch. Rejects if its code can't be fetched; the next call retries.
   */
  hydrate(element: HTMLElement, touched?: Element): Promise<void>
  /** Like `hydrate`, but never rejects. */
  tryToHydrate(element: HTMLElement, touched?: Element): Promise<void>
  isHydrated(element: Element): boolean
  /** Whether its hydration has begun and not failed. */
  isBegun(element: Element): boolean
  /** Runs the enhancer of an island that isn't hydrated yet. */
  enhance(element: HTMLElement): Promise<void>
  /** Cleans up an island that was removed from the page. */
  end(element: Element): void
}

/** Loads React and the code of an island. */
export const islandCode = (part: string, touched?: Element) =>
  Promise.all([import('./hydrateIsland'), import('./loadIsland').then(({ loadIsland }) => loadIsland(part, touched))])

/** `lines` are the props of the document's islands; `loaded` are the plain islands bundled with every page. */
export const createHydrator = (
  host: RuntimeHost,
  lines: readonly string[],
  loaded: { readonly [name: string]: PlainPart | undefined },
): Hydrator => {
  const begun = new Map<Element, Promise<void>>()
  const hydrated = new WeakSet<Element>()
  const enhanced = new Map<Element, EnhancedIsland>()
  /** Cleanup functions of islands in later fragments. */
  const ends = new Map<Element, () => void>()

  const endEnhancement = (element: Element) => {
    enhanced.get(element)?.stop()
    enhanced.delete(element)
  }
  /** Fetches and hydrates an island; resolves to its cleanup function. */
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
    if (!end || islandLine(element) < firstFragmentIsland) return
    if (element.isConnected) ends.set(element, end)
    else end()
  }
  const hydrate = (element: HTMLElement, touched?: Element): Promise<void> => {
    const hydrating = begun.get(element)
    if (hydrating) return hydrating
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
