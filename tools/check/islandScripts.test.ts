import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../start/settings'

/** Static and lazy imports of a source, without types. */
const importsOf = (file: string) => {
  const source = readFileSync(root + file, 'utf8')
  const named = (pattern: RegExp) => [...source.matchAll(pattern)].map(([, name = '']) => name)
  return { atOnce: named(/^(?:import(?! type)|export(?! type)|\})[^'\n]*'([^']+)'/gm), later: named(/import\('([^']+)'\)/g) }
}

/** File of an import; null for a library. */
const fileOf = (from: string, name: string): string | null => {
  const own = /^@forecourt\/(\w+)\/(.+)$/.exec(name)
  if (!own && !name.startsWith('.')) return null
  const base = own ? `packages/${own[1]}/src/${own[2]}` : path.posix.join(path.posix.dirname(from), name)
  return [base, `${base}.ts`, `${base}.tsx`].find((file) => /\.(?:tsx?|json)$/.test(file) && existsSync(root + file)) ?? null
}

const renderer = 'packages/runtime/src/ui/rich-text/RichText.tsx'

/** All sources of public page scripts, the importers of the text renderer, and libraries. */
const scripts = () => {
  const seen = new Set(['islandParts', 'plainParts', 'enhancers'].map((name) => `packages/runtime/src/islands/${name}.ts`))
  seen.add('apps/site/src/host/start.ts')
  const libraries = new Set<string>()
  const drawing = new Set<string>()
  for (const file of seen) {
    const { atOnce, later } = importsOf(file)
    for (const name of [...atOnce, ...later]) {
      const next = fileOf(file, name)
      if (next === null) libraries.add(name)
      else if (next === renderer) drawing.add(file)
      else if (!next.endsWith('.json')) seen.add(next)
    }
  }
  return { files: seen, libraries, drawing }
}

it('Scripts of public pages contain no code for formatted text, except the small print of a quote (FIN-02)', () => {
  const { files, libraries, drawing } = scripts()
  expect(files.size).toBeGreaterThan(300)
  expect([...libraries].filter((name) => /tiptap|prosemirror|sanitize/.test(name))).toEqual([])
  const quote = 'packages/runtime/src/sections/finance'
  expect([...drawing]).toEqual([`${quote}/FinanceDisclaimer.tsx`])
  expect([...files].filter((file) => importsOf(file).later.some((name) => name.endsWith('/EstimateDisclaimer')))).toEqual([
    `${quote}/AwaitedQuote.client.tsx`,
  ])
  expect([...files].filter((file) => importsOf(file).atOnce.some((name) => /\/(?:Finance|Estimate)Disclaimer$/.test(name)))).toEqual([
    `${quote}/EstimateDisclaimer.tsx`,
  ])
})

/** Everything that runs without an interaction: the entry, and islands and preparations without the renderer. */
const unrendered = () => {
  const places = ['plainParts', 'enhancers'].map((name) => `packages/runtime/src/islands/${name}.ts`)
  const seen = new Set(['apps/site/src/host/start.ts', 'apps/site/src/host/hydratePage.ts', ...places])
  for (const file of places) for (const name of importsOf(file).later) seen.add(fileOf(file, name) ?? name)
  const libraries = new Set<string>()
  for (const file of seen)
    for (const name of importsOf(file).atOnce) {
      const next = fileOf(file, name)
      if (next === null) libraries.add(name)
      else if (/\.tsx?$/.test(next)) seen.add(next)
    }
  return { files: seen, libraries }
}

it('scripts that run on a page before an interaction contain no React (decision 104)', () => {
  const { files, libraries } = unrendered()
  expect(files.size).toBeGreaterThan(40)
  expect([...libraries].filter((name) => name.startsWith('react'))).toEqual([])
})
