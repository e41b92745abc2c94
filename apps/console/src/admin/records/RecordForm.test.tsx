// @vitest-environment jsdom
import type { RecordFields } from '@forecourt/rules/records/RecordField'
import { fireEvent, render, screen } from '@testing-library/react'
import { CoreAdminContext } from 'react-admin'
import { expect, test, vi } from 'vitest'
import { renderInConsole } from '../../client/testing/renderInConsole'
import { testQueryClient } from '../../client/testing/testQueryClient'
import { RecordForm } from './RecordForm'
import { RecordInput } from './RecordInput'
import type { EnteredRecord, RecordView } from './RecordView'

const fields = {
  name: { kind: 'text', label: 'Name', max: 80 },
  price: { kind: 'money', label: 'Price', toDollars: 1_000_000 },
} as const satisfies RecordFields
const view = { noun: 'model', fields, sections: [{ title: 'About', fields: ['name', 'price'] }] } as unknown as RecordView<never>

const calls = () => ({ onSave: vi.fn(), onProblems: vi.fn(), onCancel: vi.fn() })
const nothing: EnteredRecord = { name: '', price: '' }

const show = (fieldProblems: Readonly<Record<string, string>>, shown: RecordView<never> = view, initialValues: EnteredRecord = nothing) => {
  const called = calls()
  renderInConsole(
    <RecordForm
      {...called}
      view={shown}
      initialValues={initialValues}
      organisationId={null}
      choices={{}}
      fieldProblems={fieldProblems}
      isSaving={false}
      isNew
    />,
  )
  return called
}
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
const send = () => fireEvent.submit(screen.getByRole('button', { name: 'Add model' }).closest('form') as HTMLFormElement)

test('Submitting a form with an invalid number focuses the field, shows its error each time, and saves nothing', () => {
  const { onSave, onProblems } = show({})
  type('Name', 'Yaris')
  type('Price', 'forty')
  for (const time of [1, 2]) {
    screen.getByLabelText('Name').focus()
    send()
    expect(document.activeElement, `time ${time}`).toBe(screen.getByLabelText('Price'))
    expect(onProblems).toHaveBeenCalledTimes(time)
  }
  expect(screen.getByText(/“forty” isn’t a number/)).toBeTruthy()
  expect(onSave).not.toHaveBeenCalled()
})

test('Editing a field clears the server’s error at that field only', () => {
  show({ name: 'Enter a name.', price: 'Enter the price.' })
  expect(screen.getByText('Enter a name.')).toBeTruthy()
  type('Name', 'Yaris')
  expect(screen.queryByText('Enter a name.')).toBeNull()
  expect(screen.getByText('Enter the price.')).toBeTruthy()
})

test('A time of day is entered in a time field, and a colour can be picked as well as entered', () => {
  const more = {
    time: { kind: 'optional', label: 'Publish time', max: 5, as: 'time' },
    shade: { kind: 'optional', label: 'Shade', max: 7, as: 'colour' },
  } as const satisfies RecordFields
  const { onSave } = show({}, { ...view, fields: more, sections: [{ title: 'About', fields: ['time', 'shade'] }] } as never, {
    time: '',
    shade: 'sand',
  })
  expect(screen.getByLabelText('Publish time').getAttribute('type')).toBe('time')
  type('Publish time', '09:30')
  fireEvent.input(screen.getByLabelText('Pick: Shade'), { target: { value: '#e8dcc8' } })
  send()
  expect(onSave).toHaveBeenCalledWith({ time: '09:30', shade: '#e8dcc8' })
})

test('A button inserts a placeholder at the caret and puts the caret after it (ENT-16)', () => {
  const inserts = { '{firstName}': 'First name', '{car}': 'Car' }
  const more = { text: { kind: 'text', label: 'Text', max: 500, lines: 3, inserts } } as const satisfies RecordFields
  const { onSave } = show({}, { ...view, fields: more, sections: [{ title: 'About', fields: ['text'] }] } as never, { text: 'Hi , hello' })
  const text = screen.getByLabelText<HTMLTextAreaElement>('Text')
  text.setSelectionRange(3, 3)
  fireEvent.click(screen.getByRole('button', { name: 'First name' }))
  expect([text.value, text.selectionStart, document.activeElement]).toEqual(['Hi {firstName}, hello', 14, text])
  text.setSelectionRange(16, 21)
  fireEvent.click(screen.getByRole('button', { name: 'Car' }))
  send()
  expect(onSave).toHaveBeenCalledWith({ text: 'Hi {firstName}, {car}' })
})

test('The form is disabled while it is being saved, and focuses the first field that the server refused', () => {
  const client = testQueryClient()
  const form = (fieldProblems: Readonly<Record<string, string>>, isSaving: boolean) => (
    <CoreAdminContext queryClient={client}>
      <RecordForm
        {...calls()}
        view={view}
        initialValues={nothing}
        organisationId={null}
        choices={{}}
        fieldProblems={fieldProblems}
        isSaving={isSaving}
        isNew
      />
    </CoreAdminContext>
  )
  const none = {}
  const { rerender } = render(form(none, false))
  type('Name', 'Yaris')
  rerender(form(none, true))
  expect(screen.getByLabelText('Name')).toHaveProperty('disabled', true)
  const fieldProblems = { price: 'Enter the price.' }
  rerender(form(fieldProblems, true))
  rerender(form(fieldProblems, false))
  expect(screen.getByLabelText('Name')).toMatchObject({ disabled: false, value: 'Yaris' })
  expect(document.activeElement).toBe(screen.getByLabelText('Price'))
})

test('A choice that isn’t offered any more is listed only where it is stored', () => {
  const provider = { kind: 'choice', label: 'Source', choices: { google: 'Google', sample: 'Sample' }, notOffered: ['sample'] } as const
  const inputs = { noun: 'source', organisationId: null, choices: {}, isLocked: false, problems: {} }
  const listed = (stored: string) => {
    const { unmount } = render(<RecordInput name="provider" field={provider} value={stored} inputs={inputs} onChange={() => {}} />)
    fireEvent.mouseDown(screen.getByRole('combobox'))
    const names = screen.getAllByRole('option').map(({ textContent }) => textContent)
    unmount()
    return names
  }
  expect([listed('google'), listed('sample')]).toEqual([['Google'], ['Google', 'Sample']])
})
