import type { PageKind } from '../pages/Route'
import { changeKinds, maskFigures, type PageChange } from './comparePages'

/** A page that was compared. */
export interface ComparedPage {
  readonly path: string
  readonly kind: PageKind
  /** Number of pages that it stands for: 1, or more for a sample. */
  readonly weight: number
  /** The page's own name, such as the name of its car. Changes of two pages that differ only in this name are equal. */
  readonly name: string
  /** Pointers of changed settings that it reads. */
  readonly settings: readonly string[]
  readonly changes: readonly PageChange[]
}

/** Equal changes of some pages. */
export interface ChangeGroup {
  readonly changes: readonly PageChange[]
  /** Number of pages, by kind. */
  readonly pages: readonly { readonly kind: PageKind; readonly count: number }[]
  readonly count: number
  /** Whether the numbers are estimated: a compared page stands for others. */
  readonly isEstimate: boolean
  /** Pointers of changed settings that all of these pages read. */
  readonly settings: readonly string[]
  /** A page with these changes. */
  readonly path: string
}

const changeKey = ({ kind, sentence }: PageChange, name: string): string =>
  `${kind} ${maskFigures(name === '' ? sentence : sentence.replaceAll(name, '{name}'))}`

interface EqualChange {
  readonly change: PageChange
  readonly at: Set<number>
}

const kindRank = ({ kind }: PageChange): number => changeKinds.indexOf(kind)

const countKinds = (pages: readonly ComparedPage[]): ChangeGroup['pages'] => {
  const counts = new Map<PageKind, number>()
  for (const { kind, weight } of pages) counts.set(kind, (counts.get(kind) ?? 0) + weight)
  return [...counts].map(([kind, count]) => ({ kind, count })).sort((one, other) => other.count - one.count)
}

/** The settings that all pages read, in the order of the first one. */
const sharedSettings = ([first, ...others]: readonly ComparedPage[]): string[] => {
  const sets = others.map(({ settings }) => new Set(settings))
  return (first?.settings ?? []).filter((pointer) => sets.every((set) => set.has(pointer)))
}

/**
 * Groups changes that pages share (CFG-12): equal apart from figures and the page's name. Changes of exactly the same pages are one group.
 * Groups of more pages come first.
 */
export const groupPages = (pages: readonly ComparedPage[]): ChangeGroup[] => {
  const byKey = new Map<string, EqualChange>()
  for (const [index, { name, changes }] of pages.entries())
    for (const change of changes) {
      const key = changeKey(change, name)
      const known = byKey.get(key)
      if (known) known.at.add(index)
      else byKey.set(key, { change, at: new Set([index]) })
    }
  const bySet = new Map<string, { readonly changes: PageChange[]; readonly at: readonly number[] }>()
  for (const { change, at } of byKey.values()) {
    const key = [...at].join(' ')
    const known = bySet.get(key)
    if (known) known.changes.push(change)
    else bySet.set(key, { changes: [change], at: [...at] })
  }
  return [...bySet.values()]
    .map(({ changes, at }): ChangeGroup => {
      const changed = at.flatMap((index) => pages[index] ?? [])
      return {
        changes: changes.sort((one, other) => kindRank(one) - kindRank(other)),
        pages: countKinds(changed),
        settings: sharedSettings(changed),
        count: changed.reduce((sum, { weight }) => sum + weight, 0),
        isEstimate: changed.some(({ weight }) => weight > 1),
        path: changed[0]?.path ?? '/',
      }
    })
    .sort((one, other) => other.count - one.count)
}
