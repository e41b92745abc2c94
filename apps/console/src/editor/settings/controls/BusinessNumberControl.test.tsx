// @vitest-environment jsdom
import { settingAt } from '@forecourt/schema/settingAt'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { EditorStage, openTestSession } from '../../testing/openTestSession'
import { Field } from '../Field'

afterEach(cleanup)

test('An ABN may be typed as it is printed; its digits are stored (CFG-02)', () => {
  const pointer = '/identity/businessNumber'
  const session = openTestSession()
  const node = settingAt(pointer)?.node
  if (!node) throw new Error('There is no business number.')
  render(
    <EditorStage session={session}>
      <Field pointer={pointer} node={node} />
    </EditorStage>,
  )
  const input = screen.getByLabelText<HTMLInputElement>('Business number')
  const type = (value: string) => {
    fireEvent.change(input, { target: { value } })
    act(() => session.flush())
    return {
      shown: input.value,
      stored: session.state().config.identity.businessNumber,
      problems: session.state().problems.get(pointer)?.length ?? 0,
    }
  }
  expect(type('51 824 753 556')).toEqual({ shown: '51 824 753 556', stored: '51824753556', problems: 0 })
  expect(type('ABN 51824753556')).toEqual({ shown: 'ABN 51824753556', stored: '51824753556', problems: 0 })
  fireEvent.blur(input)
  expect(input.value).toBe('51 824 753 556')
  expect(type('51 824 753 55x')).toMatchObject({ shown: '51 824 753 55x', problems: 1 })
})
