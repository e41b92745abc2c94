import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { run } from '../start/run'
import { root } from '../start/settings'
import { sharedNames, wrongNames } from './exportedNames'

it('every exported function and constant is named as decision 085 says', async () => {
  const files = (await run('git', ['ls-files', '*.ts', '*.tsx'])).trim().split('\n')
  const sources = files.filter((file) => !/\.(?:test|spec|d)\.tsx?$|\/generated\//.test(file))
  const wrong: string[] = []
  for (const file of sources) wrong.push(...wrongNames(file, await readFile(`${root}${file}`, 'utf8')))
  expect(sources.length).toBeGreaterThan(3_000)
  expect(wrong).toEqual([])
})

it('no name stands for two things in one program', async () => {
  const files = (await run('git', ['ls-files', '*.ts', '*.tsx'])).trim().split('\n')
  const sources = files.filter((file) => !/\.(?:test|spec|d)\.tsx?$|\/generated\//.test(file))
  expect(sharedNames(await Promise.all(sources.map(async (file) => ({ file, text: await readFile(`${root}${file}`, 'utf8') }))))).toEqual(
    [],
  )
})

it('finds a name that an app and a package export, but not one of two apps or of tables', () => {
  const exporting = (file: string, name: string) => ({ file, text: `export const ${name} = () => null` })
  const shared = [
    exporting('apps/console/src/layout/TopBar.tsx', 'TopBar'),
    exporting('packages/runtime/src/chrome/TopBar.tsx', 'TopBar'),
    exporting('apps/console/src/server/createFront.ts', 'createFront'),
    exporting('apps/site/src/server/createFront.ts', 'createFront'),
    exporting('packages/rules/src/blocks/kinds/hero.ts', 'hero'),
    exporting('packages/schema/src/blocks/kinds/hero.ts', 'hero'),
  ]
  expect(sharedNames(shared)).toEqual(['TopBar: apps/console/src/layout/TopBar.tsx, packages/runtime/src/chrome/TopBar.tsx'])
})

it.each([
  { name: 'what says of what alone', text: `export const slugOf = (name: string) => name` },
  { name: 'what says from what alone', text: `export function carFrom(row: Row) {}` },
  { name: 'a table of one by another', text: `export const departmentOf = { service: 'service' } as const` },
  { name: 'reading of a text', text: `export const readCondition = (said: object) => null` },
  { name: 'a function for what was typed', text: `export const typedTime = (text: string) => null` },
  { name: 'a text called words', text: `export const valuationWords = ({ answers }: Valuation): string => answers.join()` },
  { name: 'what speaks', text: `export const spokenFuel = (fuel: string): string => fuel` },
])('refuses $name', ({ text }) => {
  expect(wrongNames('named.ts', text)).toHaveLength(1)
})

it.each([
  { name: 'a question', text: `export const isOneOf = (text: string, words: string[]) => words.includes(text)` },
  { name: 'what one file alone knows', text: `const slugOf = (name: string) => name` },
  { name: 'reading from a database', text: `export const readSession = (db: Database, id: string) => db.find(id)` },
  { name: 'words that are searched for', text: `export const queryWords = (query: string): string[] => query.split(' ')` },
  { name: 'a value as somebody typed it', text: `export const typedOffer: OfferValues = { name: 'Taken over' }` },
  { name: 'a type', text: `export type SlugOf = string` },
])('lets $name be', ({ text }) => {
  expect(wrongNames('named.ts', text)).toEqual([])
})
