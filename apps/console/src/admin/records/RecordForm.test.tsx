// @vitest-environment jsdom
import type { RecordFields } from '@forecourt/rules/records/RecordField'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { CoreAdminContext } from 'react-admin'
import { afterEach, expect, test, vi } from 'vitest'
import { testQueryClient } from '../../client/testing/testQueryClient'
import { RecordForm } from './RecordForm'
import type { RecordView } from './RecordView'

afterEach(cleanup)

const fields = {
  name: { kind: 'text', label: 'Name', most: 80 },
  price: { kind: 'money', label: 'Price', toDollars: 1_000_000 },
} as const satisfies RecordFields
const view = { noun: 'model', fields, sections: [{ title: 'About', fields: ['name', 'price'] }] } as unknown as RecordView<never>

const show = (refused: Readonly<Record<string, string>>) => {
  const calls = { onSave: vi.fn(), onProblems: vi.fn(), onCancel: vi.fn() }
  render(
    <CoreAdminContext queryClient={testQueryClient()}>
      <RecordForm
        {...calls}
        view={view}
        start={{ name: '', price: '' }}
        organisationId={null}
        choices={{}}
        refused={refused}
        isSaving={false}
        isNew
      />
    </CoreAdminContext>,
  )
  return calls
}
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
const send = () => fireEvent.submit(screen.getByRole('button', { name: 'Add model' }).closest('form') as HTMLFormElement)

test('What is no number is gone to and said each time it is sent, and nothing is', () => {
  const { onSave, onProblems } = show({})
  type('Name', 'Yaris')
  type('Price', 'forty')
  for (const time of [1, 2]) {
    screen.getByLabelText('Name').focus()
    send()
    expect(document.activeElement, `time ${time}`).toBe(screen.getByLabelText('Price'))
    expect(onProblems).toHaveBeenCalledTimes(time)
  }
  expect(screen.getByText(/“forty” is no number/)).toBeTruthy()
  expect(onSave).not.toHaveBeenCalled()
})

test('What the server refused is no longer said of a field that was typed in since', () => {
  show({ name: 'Say what it is called.', price: 'Say what it costs.' })
  expect(screen.getByText('Say what it is called.')).toBeTruthy()
  type('Name', 'Yaris')
  expect(screen.queryByText('Say what it is called.')).toBeNull()
  expect(screen.getByText('Say what it costs.')).toBeTruthy()
})
