import { explain } from '@forecourt/rules/parts/explain'
import { type Part, shows } from '@forecourt/rules/parts/Part'
import { expect } from 'vitest'
import type { Mark } from './partMarks'

/** Parts by name, with their conditions. */
export interface PartTable<Context> {
  readonly [name: string]: Part<Context>
}

/** HTML of the main element, without React's text separators. */
export const mainHtml = (html: string): string => html.slice(html.indexOf('<main'), html.indexOf('</main>')).replaceAll('<!-- -->', '')

/** Compares rendered parts with their conditions, and records which were seen shown and hidden. */
export const createComparison = () => {
  const seen = new Map<string, Set<boolean>>()
  const remember = (id: string, shown: boolean) => seen.set(id, (seen.get(id) ?? new Set()).add(shown))
  return {
    remember,

    /** Fails if a part is rendered against its condition, or with another explanation. */
    compare<Context>(
      table: PartTable<Context>,
      marks: { readonly [name: string]: Mark<Context> },
      html: string,
      context: Context,
      where = '',
    ) {
      const parts = Object.entries(table)
      const isDrawn = (name: string): boolean => {
        const mark = marks[name]
        return mark instanceof RegExp ? mark.test(html) : (mark?.(html, context) ?? false)
      }
      const drawn = parts.flatMap(([name]) => (isDrawn(name) ? [name] : []))
      const shown = parts.flatMap(([name, part]) => (shows(part, context) ? [name] : []))
      expect(drawn, where).toEqual(shown)
      expect(parts.flatMap(([name, part]) => (explain(part, context).shown ? [name] : []))).toEqual(shown)
      for (const [name, { id }] of parts) remember(id, shown.includes(name))
    },

    /** Fails if a part was never shown, or never hidden. */
    expectBothWays(ids: readonly string[]) {
      for (const id of ids) expect([id, ...[...(seen.get(id) ?? [])].toSorted()]).toEqual([id, false, true])
    },
  }
}
