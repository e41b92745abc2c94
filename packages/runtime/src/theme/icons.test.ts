import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import * as iconPaths from '../ui/iconPaths'

const css = readFileSync(new URL('./icons.css', import.meta.url), 'utf8')
const camel = (name: string) => name.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())
const drawn = [...css.matchAll(/\.icon-([a-z-]+)[^{]*\{[^}]*?%3Cpath d='([^']+)'/g)].map(
  ([, name = '', path = '']) => [camel(name), path] as const,
)

it('the style sheet draws each icon with the path of iconPaths', () => {
  expect(drawn.length).toBeGreaterThan(10)
  expect(drawn.filter(([name, path]) => (iconPaths as Record<string, string>)[name] !== path)).toEqual([])
})

it('the style sheet has a rule for each icon that cards and filters use', () => {
  const names = new Set(drawn.map(([name]) => name))
  const sources = [
    'sections/vehicle/card/CarFacts',
    'sections/vehicle/card/CardPicture',
    'sections/vehicle/card/CardPrice',
    'pages/search/filters/CheckList',
    'pages/search/filters/FilterSection.client',
  ].map((file) => readFileSync(new URL(`../${file}.tsx`, import.meta.url), 'utf8'))
  const used = sources.flatMap((source) => [...source.matchAll(/\bicon-([a-z-]+)/g)].map(([, name = '']) => camel(name)))
  expect(used.length).toBeGreaterThan(10)
  expect(used.filter((name) => !names.has(name))).toEqual([])
})
