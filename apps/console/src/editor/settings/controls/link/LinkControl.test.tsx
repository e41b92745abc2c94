// @vitest-environment jsdom
import { settingAt } from '@forecourt/schema/settingAt'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { EditorStage, openTestSession } from '../../../testing/openTestSession'
import { Field } from '../../Field'

let session: ReturnType<typeof openTestSession>
const show = (pointer: string, values: Parameters<typeof openTestSession>[0] = {}) => {
  session = openTestSession(values)
  const node = settingAt(pointer, session.state().config)?.node
  if (!node) throw new Error(`${pointer} is not a setting.`)
  render(
    <EditorStage session={session}>
      <Field pointer={pointer} node={node} />
    </EditorStage>,
  )
}
const flush = () => act(() => session.flush())
afterEach(cleanup)

describe('a link', () => {
  test('is chosen by the name of its page', () => {
    show('/header/ctaHref')
    const input = screen.getByLabelText<HTMLInputElement>('Button link')
    act(() => void fireEvent.change(input, { target: { value: 'used' } }))
    expect(session.state().config.header.ctaHref).toBe('/search')
    expect(session.draft.state().values).toEqual({})
    act(() => void fireEvent.click(screen.getByRole('option', { name: /^Used cars/ })))
    flush()
    expect(session.state().config.header.ctaHref).toBe('/search/used-cars')
    expect(screen.getByText('Leads to “Used cars”.')).toBeTruthy()
  })

  test('that leads nowhere says so and offers what was meant', () => {
    show('/header/ctaHref', { values: { header: { ctaHref: '/abuot-us' } } })
    expect(screen.getByText('There is no such page on this site.')).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Use /about-us' }))
    flush()
    expect(session.state().config.header.ctaHref).toBe('/about-us')
  })
})

test('Where the path of a page is another one’s, a free one is offered (RTE-14)', () => {
  show('/pages/list/about/path', { values: { pages: { list: [{ id: 'about', path: '/contact' }] } } })
  expect(screen.getByText('The pages “Contact us” and “About us” both have the path /contact.')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Use /contact-2' }))
  flush()
  expect(session.state().config.pages.list.find(({ id }) => id === 'about')?.path).toBe('/contact-2')
})
