// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { answerCalls } from '../../client/testing/answerCalls'
import { renderInConsole } from '../../client/testing/renderInConsole'
import { manufacturerView } from '../catalogue/manufacturerView'
import { RecordCreate } from './RecordPages'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('Adding a record, which sites show straight away, can be undone in the notice', async () => {
  const row = { id: 'harrow', organisationId: null, revision: 1, name: 'Harrow', logoKey: null }
  const remove = vi.fn((_input: unknown) => row)
  answerCalls({
    'manufacturers.choices': () => [],
    'manufacturers.initialValues': () => ({}),
    'manufacturers.create': () => row,
    'manufacturers.remove': remove,
  })
  renderInConsole(<RecordCreate view={manufacturerView} />)
  fireEvent.change(await screen.findByLabelText('Name'), { target: { value: 'Harrow' } })
  fireEvent.click(screen.getByRole('button', { name: 'Add make' }))
  expect(await screen.findByText('The make Harrow is added.')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(remove).toHaveBeenCalledWith({ id: 'harrow', expectedRevision: 1 }))
  expect(await screen.findByText('The make Harrow is removed.')).toBeTruthy()
})
