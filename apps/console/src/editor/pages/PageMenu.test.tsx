// @vitest-environment jsdom

import type { ConfigValues } from '@forecourt/schema/ResolvedConfig'
import { act, fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useEditor } from '../session/SessionContext'
import { openTestSession } from '../testing/openTestSession'
import { showInEditor } from '../testing/showField'
import { PageMenu } from './PageEditor'

const values = { pages: { list: [{ id: 'new-page', path: '/new-page', title: 'New page', blocks: [] }] } } as ConfigValues

const Shown = () => {
  const page = useEditor(({ config }) => config.pages.list.find(({ id }) => id === 'new-page'))
  return page && <PageMenu title={page.title} path={page.path} />
}

const open = () => {
  const { session, write } = showInEditor(<Shown />, openTestSession({ values }))
  const lines = () => session.state().config.navigation.items.map(({ label, href }) => [label, href])
  return { session, lines, write }
}

test('A new page can be added to the menu from its settings, which show its menu item (NAV-01)', () => {
  const { lines, write } = open()
  expect(screen.getByRole('status').textContent).toBe('It is not in the main menu.')
  write('/pages/list/new-page/title', 'Winter')
  act(() => void fireEvent.click(screen.getByRole('button', { name: 'Add to the menu' })))
  expect(lines().at(-1)).toEqual(['Winter', '/winter'])
  expect(screen.getByRole('status').textContent).toBe('It is in the main menu as “Winter”.')
  expect(screen.queryByRole('button', { name: 'Add to the menu' })).toBeNull()
})

test('A menu item follows the path of its page, and follows its title unless the item has its own label', () => {
  const { session, lines, write } = open()
  act(() => void fireEvent.click(screen.getByRole('button', { name: 'Add to the menu' })))
  write('/pages/list/new-page/title', 'Winter')
  expect(lines().at(-1)).toEqual(['Winter', '/winter'])
  const { id } = session.state().config.navigation.items.at(-1) ?? {}
  write(`/navigation/items/${id}/label`, 'Cold days')
  write('/pages/list/new-page/title', 'Winter servicing')
  expect(lines().at(-1)).toEqual(['Cold days', '/winter-servicing'])
})

test('A full menu is reported, and the page can’t be added to it', () => {
  const { session } = open()
  act(() => {
    const items = Array.from({ length: 12 - session.state().config.navigation.items.length }, (_, index) => ({
      id: `line-${index}`,
      label: `Line ${index}`,
      href: '/',
    }))
    session.draft.replace({ ...session.draft.state().values, navigation: { items } } as ConfigValues, 'fill')
    session.flush()
  })
  expect(session.state().config.navigation.items).toHaveLength(12)
  expect(screen.getByRole('status').textContent).toBe('It is not in the main menu, which is full.')
  expect(screen.queryByRole('button', { name: 'Add to the menu' })).toBeNull()
})
