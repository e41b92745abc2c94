import type { ConfigValues } from '@forecourt/schema/ResolvedConfig'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { removeItem } from '../lists/placeItem'
import { openTestSession } from '../testing/openTestSession'
import type { EditorSession } from './createEditorSession'

const pointer = '/search/heading'
const heading = (state: ReturnType<EditorSession['state']>) => state.config.search.heading
const entered = (state: ReturnType<EditorSession['state']>) => state.draft.values.search?.heading

let session: EditorSession
let isPainting: boolean
let notifications: string[]

beforeEach(() => {
  vi.useFakeTimers()
  session = openTestSession()
  isPainting = true
  notifications = []
  session.subscribePreview(() => {
    notifications.push(`preview: ${heading(session.state())}`)
    return isPainting
  })
  session.subscribe(() => {
    const state = session.visibleState()
    notifications.push(`editor: ${entered(state)}, ${heading(state) === entered(state) ? 'drawn' : 'not yet drawn'}`)
  })
})

describe('an entered value', () => {
  test('an entered value reaches the preview first, its field at once, and the rest of the editor once the preview has painted', () => {
    session.set(pointer, 'Cars')
    expect(notifications).toEqual(['preview: Cars', 'editor: Cars, not yet drawn'])
    session.painted()
    expect(notifications.at(-1)).toBe('editor: Cars, drawn')
    expect(notifications).toHaveLength(3)
    session.painted()
    expect(notifications).toHaveLength(3)
  })

  test('an entered value reaches the whole editor at once if no preview paints it', () => {
    isPainting = false
    session.set(pointer, 'Cars')
    expect(notifications).toEqual(['preview: Cars', 'editor: Cars, drawn'])
  })

  test('an entered value waits neither for a preview that never reports a paint, nor for the user to stop entering text', () => {
    session.set(pointer, 'C')
    vi.advanceTimersByTime(200)
    session.set(pointer, 'Ca')
    vi.advanceTimersByTime(199)
    expect(notifications.at(-1)).toBe('editor: Ca, not yet drawn')
    vi.advanceTimersByTime(1)
    expect(notifications.at(-1)).toBe('editor: Ca, drawn')
  })

  test('an entered value reaches the whole editor at once when the session is flushed, such as before publishing', () => {
    session.set(pointer, 'Cars')
    session.flush()
    expect(notifications.at(-1)).toBe('editor: Cars, drawn')
  })

  test('an entered value keeps the list of problems the same object while the problems are the same', () => {
    const before = session.state().resolution.problems
    session.set(pointer, 'Cars')
    expect(session.state().resolution.problems).toBe(before)
    session.set('/search/pageSize', -1)
    const broken = session.state()
    expect(broken.problems.get('/search/pageSize')).toHaveLength(1)
    session.set(pointer, 'Ours')
    expect(session.state().problems).toBe(broken.problems)
  })
})

describe('the title of a page', () => {
  const list = '/pages/list'
  const pathOf = (id: string) => session.state().config.pages.list.find((page) => page.id === id)?.path
  const add = (page: object) => {
    const { values } = session.draft.state()
    const pages = session.state().config.pages.list
    session.attempt({ ...values, pages: { list: [...pages, page] } } as ConfigValues, 'add')
  }
  const newPage = { id: 'new-page', path: '/new-page', title: 'New page', blocks: [] }

  test('the title of a page changes the path of an unpublished page with each letter, never to the path of another page', () => {
    add(newPage)
    for (const title of ['O', 'Open', 'Open day']) session.set(`${list}/new-page/title`, title)
    expect(pathOf('new-page')).toBe('/open-day')
    session.draft.undo()
    expect(pathOf('new-page')).toBe('/new-page')
  })

  const withHeading = (heading: string) => ({ ...newPage, blocks: [{ id: 'text', kind: 'prose', heading }] })
  const headingOf = (id: string) => {
    const [first] = session.state().config.pages.list.find((page) => page.id === id)?.blocks ?? []
    return first && 'heading' in first ? first.heading : undefined
  }

  test('the title of a page is also the first heading of the page, until the user enters another heading', () => {
    add(withHeading('New page'))
    for (const title of ['O', 'Open', '', 'Open day']) session.set(`${list}/new-page/title`, title)
    expect(headingOf('new-page')).toBe('Open day')
    session.draft.undo()
    expect(headingOf('new-page')).toBe('New page')
    session.draft.redo()
    session.set(`${list}/new-page/blocks/text/heading`, 'Come and see')
    session.set(`${list}/new-page/title`, 'Open weekend')
    expect(headingOf('new-page')).toBe('Come and see')
  })

  test('the title of a page does not change the heading of a live page', () => {
    add(withHeading('New page'))
    session.set(`${list}/new-page/title`, 'Open day')
    session.wentLive({ version: 2, config: session.state().config, values: session.draft.state().values } as never)
    session.set(`${list}/new-page/title`, 'Open weekend')
    expect(headingOf('new-page')).toBe('Open day')
  })

  test('the title of a page does not change a path entered by the user', () => {
    add(newPage)
    session.set(`${list}/new-page/path`, '/saturday')
    session.set(`${list}/new-page/title`, 'Open day')
    expect(pathOf('new-page')).toBe('/saturday')
  })

  test('the title of a page does not change the path of a live page or of a page from another layer', () => {
    const [home] = session.state().config.pages.list
    session.set(`${list}/${home?.id}/title`, 'Somewhere')
    expect(pathOf(home?.id ?? '')).toBe(home?.path)
    add({ ...newPage, title: 'Open day', path: '/open-day' })
    session.wentLive({ version: 2, config: session.state().config, values: session.draft.state().values } as never)
    session.set(`${list}/new-page/title`, 'Open weekend')
    expect(pathOf('new-page')).toBe('/open-day')
  })
})

describe('a page whose title was cleared', () => {
  const page = { id: 'new-page', path: '/new-page', title: '', blocks: [] }
  const values = { pages: { list: [page] } } as ConfigValues
  const titles = ({ config }: ReturnType<EditorSession['state']>) =>
    config.pages.list.filter(({ id }) => id === 'new-page').map(({ title }) => title)
  const problems = ({ resolution }: ReturnType<EditorSession['state']>) =>
    resolution.problems.filter(({ severity }) => severity === 'error').map(({ pointer, where, message }) => ({ pointer, where, message }))

  test('a page whose title was cleared gets a title when the editor opens again; the error is reported once, at the title', () => {
    const opened = openTestSession({ values })
    expect(titles(opened.state())).toEqual(['Page without a title'])
    expect(opened.state().draft.values).toEqual(values)
    const fault = {
      pointer: '/pages/list/new-page/title',
      where: 'Pages › Page without a title › Title',
      message: 'Title of “Page without a title” can’t be empty.',
    }
    expect(problems(opened.state())).toEqual([fault])
    opened.set('/pages/list/new-page/description', 'For later')
    opened.flush()
    expect(titles(opened.state())).toEqual(['Page without a title'])
    opened.set('/pages/list/new-page/title', 'Winter')
    opened.flush()
    expect(titles(opened.state())).toEqual(['Winter'])
    expect(problems(opened.state())).toEqual([])
  })

  test('a page whose title was cleared keeps its last title while the editor is open, and the error is reported once', () => {
    const opened = openTestSession({ values: { pages: { list: [{ ...page, title: 'Winter' }] } } as ConfigValues })
    opened.set('/pages/list/new-page/title', '')
    opened.flush()
    expect(titles(opened.state())).toEqual(['Winter'])
    expect(problems(opened.state())).toHaveLength(1)
  })

  test('a page whose title was cleared is also restored if its path is invalid', () => {
    const opened = openTestSession({ values: { pages: { list: [{ ...page, title: 'Winter', path: 'winter' }] } } as ConfigValues })
    expect(opened.state().config.pages.list.find(({ id }) => id === 'new-page')?.path).toBe('/new-page')
    expect(problems(opened.state())).toHaveLength(1)
  })
})

describe('removing an item', () => {
  const list = '/pages/list'
  const without = (id: string) => removeItem(session.draft.state().values, session.state().config, session.inherited, list, id)

  test('removing an item is refused with a message if the result would be invalid', () => {
    const home = session.state().config.pages.list.find(({ path }) => path === '/')
    if (!home) throw new Error('The defaults have no home page.')
    expect(session.attempt(without(home.id), 'remove', `${list}/${home.id}`)).toMatch(/has no home page/)
    expect(session.draft.state().values).toEqual({})
  })

  test('removing an item succeeds if no setting requires the item', () => {
    const other = session.state().config.pages.list.find(({ path }) => path !== '/')
    if (!other) throw new Error('The defaults have no other page.')
    expect(session.attempt(without(other.id), 'remove', `${list}/${other.id}`)).toBeNull()
    expect(session.state().config.pages.list.some(({ id }) => id === other.id)).toBe(false)
  })
})
