// @vitest-environment jsdom
import { settingAt } from '@forecourt/schema/settingAt'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { EditorStage, openTestSession } from '../../testing/openTestSession'
import { Field } from '../Field'

afterEach(cleanup)

const pointer = '/navigation/items/finance/when'

test('When a menu item shows is chosen among the switches by their words (NAV-08)', () => {
  const session = openTestSession()
  const node = settingAt(pointer)?.node
  if (!node) throw new Error('There is no condition.')
  render(
    <EditorStage session={session}>
      <Field pointer={pointer} node={node} />
    </EditorStage>,
  )
  const choice = screen.getByRole<HTMLSelectElement>('combobox')
  expect(choice.selectedOptions[0]?.textContent).toBe('Always')
  const [wanted] = [...choice.options].filter(({ value }) => value === 'finance.showWidget')
  expect(wanted?.textContent).toBe('Finance › Show weekly figure')
  fireEvent.change(choice, { target: { value: 'finance.showWidget' } })
  act(() => session.flush())
  expect(session.state().config.navigation.items.find(({ id }) => id === 'finance')?.when).toBe('finance.showWidget')
  expect([...choice.options].some(({ value }) => value === 'finance.provider')).toBe(false)
})
