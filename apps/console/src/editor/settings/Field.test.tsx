// @vitest-environment jsdom
import { schemaVersion } from '@forecourt/schema/json-schema/configSchema'
import { valueAt } from '@forecourt/schema/layers/ListItem'
import type { ConfigValues } from '@forecourt/schema/ResolvedConfig'
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import type { openTestSession } from '../testing/openTestSession'
import { showField } from '../testing/showField'

const show = (pointer: string, options: Parameters<typeof openTestSession>[0] = {}) => {
  const { session, flush } = showField(pointer, options)
  return { session, flush, own: () => valueAt(session.draft.state().values, pointer) }
}

const toyota = (values: ConfigValues, locks: string[] = []) =>
  [{ kind: 'manufacturer', name: 'Toyota dealer', schemaVersion, values, locks }] as const

describe('the field of a setting', () => {
  test('the field of a setting shows which layer its value comes from', () => {
    show('/header/announcement', { layers: toyota({ header: { announcement: 'Hello' } }) })
    expect(screen.getByText('From Toyota dealer')).toBeTruthy()
    expect(screen.getByLabelText<HTMLInputElement>('Announcement').value).toBe('Hello')
  })

  test('the field of a setting shows the entered value at once and is marked as changed here', () => {
    const { own, flush } = show('/header/announcement')
    const input = screen.getByLabelText<HTMLInputElement>('Announcement')
    fireEvent.change(input, { target: { value: 'Open on Sunday' } })
    expect(input.value).toBe('Open on Sunday')
    expect(own()).toBe('Open on Sunday')
    flush()
    expect(screen.getByText('Changed here')).toBeTruthy()
  })

  test('the field of a setting can be reset to the inherited value', () => {
    const { own, flush } = show('/header/announcement', { values: { header: { announcement: 'Mine' } } })
    fireEvent.click(screen.getByLabelText('Reset Announcement'))
    flush()
    expect(own()).toBeUndefined()
    expect(screen.getByLabelText<HTMLInputElement>('Announcement').value).toBe('')
  })

  test('the field of a setting keeps an invalid value as entered, shows the error, and leaves the config at the last valid value', () => {
    const { session, flush } = show('/search/pageSize', { values: { search: { pageSize: 24 } } })
    fireEvent.change(screen.getByLabelText('Cars per page'), { target: { value: '500' } })
    flush()
    expect(screen.getByLabelText<HTMLInputElement>('Cars per page').value).toBe('500')
    expect(screen.getByText('Cars per page must be between 6 and 60.')).toBeTruthy()
    expect(session.state().config.search.pageSize).toBe(24)
  })

  test('the field of a setting keeps entered text that is not a number', () => {
    const { flush } = show('/search/pageSize')
    fireEvent.change(screen.getByLabelText('Cars per page'), { target: { value: 'many' } })
    flush()
    expect(screen.getByLabelText<HTMLInputElement>('Cars per page').value).toBe('many')
    expect(screen.getByLabelText('Cars per page').getAttribute('aria-invalid')).toBe('true')
  })

  test('the field of a setting locked by a weaker layer is disabled and names the layer', () => {
    show('/theme/brandColour', { layers: toyota({ theme: { brandColour: '#c8102e' } }, ['/theme/brandColour']) })
    expect(screen.getByText('Locked by Toyota dealer')).toBeTruthy()
    expect(screen.getByText(/^Toyota dealer sets this for its sites\. To change it, unlock it in Toyota dealer/)).toBeTruthy()
    expect(screen.getByLabelText<HTMLInputElement>('Brand colour').disabled).toBe(true)
  })

  test('the field of a setting for staff only is disabled for a dealer and enabled for staff', () => {
    show('/search/pageSize', { role: 'dealer' })
    expect(screen.getByText('Staff only')).toBeTruthy()
    expect(screen.getByLabelText<HTMLInputElement>('Cars per page').disabled).toBe(true)
    cleanup()
    show('/search/pageSize', { role: 'staff' })
    expect(screen.getByLabelText<HTMLInputElement>('Cars per page').disabled).toBe(false)
  })

  test('the field of a setting is read-only without the permission to edit', () => {
    show('/header/announcement', { mayEdit: false })
    expect(screen.getByText('Read only')).toBeTruthy()
  })

  test('the field of a setting for the link of a mandatory menu item is disabled (NAV-04)', () => {
    show('/navigation/items/service/href', { layers: toyota({ navigation: { items: [{ id: 'service', mandatory: true }] } }) })
    expect(screen.getByText('Mandatory')).toBeTruthy()
    expect(screen.getByLabelText<HTMLInputElement>('Link').disabled).toBe(true)
  })

  test('the field of a setting shows whether a colour has enough contrast with the page', () => {
    const { flush } = show('/theme/textColour')
    fireEvent.change(screen.getByLabelText('Text'), { target: { value: '#eeeeee' } })
    flush()
    expect(screen.getAllByText('Needs 4.5')).toHaveLength(2)
    fireEvent.click(screen.getByRole('button', { name: /the nearest that passes$/ }))
    flush()
    expect(screen.queryByText('Needs 4.5')).toBeNull()
  })

  test('the field of a setting normalises an entered colour when it loses focus', () => {
    const { own, flush } = show('/theme/brandColour')
    const input = screen.getByLabelText<HTMLInputElement>('Brand colour')
    fireEvent.change(input, { target: { value: ' C8102E' } })
    flush()
    expect(input.value).toBe(' C8102E')
    fireEvent.blur(input)
    expect(own()).toBe('#c8102e')
  })

  test('a change in the field of a setting can be undone and redone', () => {
    const { session, flush } = show('/header/showPhone')
    const toggle = screen.getByRole<HTMLInputElement>('switch')
    fireEvent.click(toggle)
    flush()
    expect(toggle.checked).toBe(false)
    act(() => session.draft.undo())
    flush()
    expect(toggle.checked).toBe(true)
    act(() => session.draft.redo())
    flush()
    expect(toggle.checked).toBe(false)
  })
})
