// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { buildHost } from '../../../testing/buildHost'
import { buildStorage } from '../../../testing/buildStorage'
import { hosted } from '../../../testing/hosted'
import { renderHosted } from '../../../testing/renderHosted'
import { ListView, listViewId } from './ListView'
import { ViewToggle } from './ViewToggle.client'

const show = (stored: { readonly [key: string]: string } = {}) => {
  const storage = buildStorage(stored)
  renderHosted(
    <>
      <ListView first="grid" remembers mode="preview" />
      <ViewToggle first="grid" />
    </>,
    buildHost({ storage }),
  )
  return storage
}
const view = () => document.getElementById(listViewId)?.dataset.view

it('The list starts in the site’s view, and stores the view that the shopper chooses', () => {
  const storage = show()
  expect(view()).toBe('grid')
  fireEvent.click(screen.getByRole('radio', { name: 'List' }))
  expect(view()).toBe('list')
  expect(JSON.parse(storage.read('view') ?? '')).toEqual({ version: 1, value: 'list' })
})

it.each([
  { name: 'the stored view', text: '{"version":1,"value":"list"}', is: 'list' },
  { name: 'an invalid view is ignored', text: '{"version":1,"value":"sideways"}', is: 'grid' },
  { name: 'another version is ignored', text: '{"version":0,"value":"list"}', is: 'grid' },
])('The list starts in the view stored by the browser: $name', ({ text, is }) => {
  show({ view: text })
  expect(view()).toBe(is)
})

it('A view chosen before hydration is applied and stored afterwards', () => {
  const storage = buildStorage()
  const page = hosted(
    <>
      <ListView first="grid" remembers mode="preview" />
      <ViewToggle first="grid" />
    </>,
    buildHost({ storage }),
  )
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(page)
  screen.getByRole<HTMLInputElement>('radio', { name: 'List' }).click()
  expect(storage.read('view')).toBeNull()
  render(page, { container, hydrate: true })
  expect(view()).toBe('list')
  expect(JSON.parse(storage.read('view') ?? '')).toEqual({ version: 1, value: 'list' })
})
