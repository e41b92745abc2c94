import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** A bug in production code that tests must detect: a patch with a header. */
export interface Fault {
  readonly number: string
  readonly name: string
  /** Absolute path of the patch. */
  readonly file: string
  /** The bug, in one sentence. */
  readonly description: string
  /** Test files that should detect it, relative to the root. */
  readonly tests: readonly string[]
  /** Titles of journeys that should detect it. */
  readonly journeys: readonly string[]
  /** Changed source files, relative to the root. */
  readonly changes: readonly string[]
}

/** All faults of this folder, by number. */
export const loadFaults = (): readonly Fault[] =>
  readdirSync(import.meta.dirname)
    .filter((entry) => entry.endsWith('.patch'))
    .toSorted()
    .map((entry) => {
      const file = path.join(import.meta.dirname, entry)
      const [, number = '', name = ''] = /^(\d\d)-([a-z0-9-]+)\.patch$/.exec(entry) ?? []
      const text = readFileSync(file, 'utf8')
      const [description = '', ...lines] = text.slice(0, text.indexOf('diff --git')).trim().split('\n')
      const named = lines.flatMap((line) => /^Tests: (.+)$/.exec(line)?.[1] ?? [])
      const tests = named.filter((test) => !test.startsWith('journey:'))
      const journeys = named.flatMap((test) => /^journey: *(.+)$/.exec(test)?.[1] ?? [])
      const changes = [...text.matchAll(/^diff --git a\/(\S+) /gm)].flatMap(([, change]) => change ?? [])
      return { number, name, file, description, tests, journeys, changes }
    })
