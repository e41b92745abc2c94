import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { permittedMenu } from './pages'

const folder = new URL('../', import.meta.url)
const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => /(?<!\.test)\.tsx$/.test(file))
  .map((file) => readFileSync(new URL(file, folder), 'utf8'))

const pages = [false, true].flatMap((isStaff) => permittedMenu(isStaff, () => true).flatMap((group) => group.pages))
const namesOf = (to: string) => pages.filter((page) => page.to === to).map(({ label }) => label)

/** Pages whose name in the menu depends on who reads it. */
const namedByRole = ['/sites', '/stock', '/leads']

test('A link back to a page of the menu has its name there (A11Y-01)', () => {
  const links = sources.flatMap((source) =>
    [...source.matchAll(/<BackLink to="(\/\w+)">([^<{]+)</g)].map(([, to = '', text = '']) => ({ to, text })),
  )
  const checked = links.filter(({ to }) => !namedByRole.includes(to) && namesOf(to).length > 0)
  expect(checked.length).toBeGreaterThan(12)
  expect(checked.filter(({ to, text }) => !namesOf(to).includes(text))).toEqual([])
})
