import { readdirSync, readFileSync } from 'node:fs'
import { walkTokens } from 'marked'
import { expect, test } from 'vitest'
import { findPageHelp } from '../../parts/help/findPageHelp'
import { type HelpTexts, helpTexts } from '../../parts/help/helpTexts'
import { recordViews } from '../recordViews'
import { permittedMenu } from './pages'

const source = new URL('../../', import.meta.url)
const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) => /(?<!\.test)\.tsx?$/.test(file))
const sources = files.map((file) => readFileSync(new URL(file, source), 'utf8'))
const { pages, guides, news } = helpTexts

/** Routes of the console, from the elements of its root. */
const routes = (() => {
  const root = readFileSync(new URL('../Console.tsx', import.meta.url), 'utf8')
  const viewPaths = { list: '', edit: '/:id', create: '/create', show: '/:id/show' }
  const resources = [...root.matchAll(/<Resource name="(\w+)"([^>]*)/g)].flatMap(([, name, views = '']) =>
    Object.entries(viewPaths).flatMap(([view, path]) => (views.includes(` ${view}={`) ? [`/${name}${path}`] : [])),
  )
  const records = recordViews.flatMap(({ resource, isEditOnly }) => [
    ...[`/${resource}`, `/${resource}/:id`],
    ...(isEditOnly ? [] : [`/${resource}/create`]),
  ])
  return ['/', ...resources, ...records, ...[...root.matchAll(/path="([^"]+)"/g)].map(([, path = '']) => path)]
})()

const helpRoutes = pages.flatMap(({ title }) => title.split(', '))

test.each(routes)('The page %s has a help section', (route) => {
  expect(findPageHelp(pages, route)?.title.split(', ')).toContain(route)
})

test('Each help section belongs to an existing page, and no page has two', () => {
  expect(routes.length).toBeGreaterThan(60)
  expect(helpRoutes.filter((route) => !routes.includes(route))).toEqual([])
  expect(helpRoutes).toEqual([...new Set(helpRoutes)])
})

test.each(pages)('The help section of $title has three sentences', ({ body }) => {
  const text = body
    .map(({ raw }) => raw)
    .join('')
    .trim()
  expect(text.split(/(?<=[.?!])\s+(?=[A-Z“*])/)).toHaveLength(3)
})

/** Bold names and link targets of some texts. */
const namesAndTargets = (texts: readonly Pick<HelpTexts['news'][number], 'body'>[]) => {
  const names: string[] = []
  const targets: string[] = []
  walkTokens(
    texts.flatMap(({ body }) => body),
    (token) => {
      if (token.type === 'strong') names.push(token.text)
      if (token.type === 'link') targets.push(token.href)
    },
  )
  return { names, targets }
}
const { names, targets } = namesAndTargets([...pages, ...guides, ...news])

/** Whether a text of the console is exactly this: a string, an attribute, or text between tags. */
const isShown = (name: string) => {
  const escaped = name.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
  const whole = new RegExp(`['"\`>]\\s*${escaped}\\s*['"\`<{]|^\\s*${escaped}\\s*$`, 'm')
  return sources.some((text) => whole.test(text))
}

test.each([...new Set(names)])('The console has the name “%s” that a help text quotes', (name) => {
  expect(isShown(name)).toBe(true)
})

test('A name that the console lacks is detected', () => expect(isShown('Press the big red button')).toBe(false))

test('Links of help texts lead to pages and guides that exist', () => {
  const ids = guides.map(({ id }) => id)
  const exists = (target: string) => (target.startsWith('#guide/') ? ids.includes(target.slice(7)) : findPageHelp(pages, target.slice(1)))
  expect(targets.filter((target) => !exists(target))).toEqual([])
})

test('Guides that the console opens exist', () => {
  const opened = sources.flatMap((text) => [...text.matchAll(/[gG]uide[=:] ?["']([a-z-]+)["']/g)].map(([, id = '']) => id))
  expect(opened.filter((id) => !guides.some((guide) => guide.id === id))).toEqual([])
})

test.each(guides)('The guide “$title” starts at a page, names its page as the menu does, and has search terms', (guide) => {
  expect(findPageHelp(pages, guide.start)).toBeDefined()
  expect(guide.searchTerms).not.toBe('')
  const named = [true, false].flatMap((isOfStaff) => permittedMenu(isOfStaff, () => true).flatMap((group) => group.pages))
  const labels = named.filter(({ to }) => to === guide.start).map(({ label }) => label)
  if (labels.length > 0)
    expect(labels.some((label) => guide.body.some(({ raw }) => raw.includes(`[${label}](#${guide.start})`)))).toBe(true)
})

test('There are guides for 30 tasks, each with a title of its own', () => {
  expect(guides.length).toBeGreaterThanOrEqual(30)
  expect(new Set(guides.map(({ id }) => id)).size).toBe(guides.length)
})
