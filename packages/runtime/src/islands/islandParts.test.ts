import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

const runtime = path.join(import.meta.dirname, '..')
const read = (file: string) => readFileSync(path.join(runtime, file), 'utf8')

/** Lazy imports of `Island` components, as source paths of the package. */
const awaited = readdirSync(runtime, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.client.tsx') && read(file).includes('/Island.client'))
  .flatMap((file) =>
    [...read(file).matchAll(/const load = .*import\('(\.[^']+)'\)/g)].map(([, source = '']) => path.join(path.dirname(file), source)),
  )

it('a page preloads the chunks of an island with it, so that the first press needs no second round trip (decision 088)', () => {
  expect(awaited.length).toBeGreaterThan(3)
  const parts = read('islands/islandParts.ts')
  const preloaded = [...parts.matchAll(/fetchAlongside\((.*?)\)\n/gs)].map(([, sources]) => sources).join()
  expect(awaited.filter((source) => !preloaded.includes(`'../${source}'`))).toEqual([])
})
