import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { comparePages } from '@forecourt/rules/forecast/comparePages'
import type { ComparedPage } from '@forecourt/rules/forecast/groupPages'
import { numberGeneratedIds } from '@forecourt/rules/forecast/numberGeneratedIds'
import { parsePageFacts } from '@forecourt/rules/forecast/parsePageFacts'
import type { PageKind } from '@forecourt/rules/pages/Route'

const kindOf = (address: string): PageKind => (address.startsWith('/cars/') ? 'car' : address.startsWith('/search') ? 'search' : 'content')

/** The address of a written page. Long names are cut, which may be within a character. */
const addressOf = (name: string): string => {
  const encoded = name.slice(0, -'.html'.length)
  for (let cut = 0; cut < 12; cut++) {
    try {
      return decodeURIComponent(encoded.slice(0, encoded.length - cut))
    } catch {
      // One character less.
    }
  }
  return encoded
}

/** Compares the written pages of two folders. */
export const comparedPages = (before: string, after: string): ComparedPage[] => {
  const [old, now] = [new Set(readdirSync(before)), new Set(readdirSync(after))]
  return [...new Set([...old, ...now])].toSorted().map((name) => {
    const page = addressOf(name)
    const html = (folder: string, names: ReadonlySet<string>) => (names.has(name) ? readFileSync(path.join(folder, name), 'utf8') : null)
    const [one, two] = [html(before, old), html(after, now)]
    const unchanged = one !== null && two !== null && numberGeneratedIds(one) === numberGeneratedIds(two)
    const factsOf = (text: string | null) => (text === null || unchanged ? null : parsePageFacts(text))
    const [facts, others] = [factsOf(one), factsOf(two)]
    return {
      ...{ path: page, kind: kindOf(page.slice(page.indexOf(' ') + 1)), weight: 1, settings: [] },
      name: (others ?? facts)?.headings.find((heading) => heading.startsWith('h1 '))?.slice(3) ?? '',
      changes: comparePages(facts, others),
    }
  })
}
