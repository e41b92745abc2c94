// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { answerCalls, Refusal } from '../../client/testing/answerCalls'
import { renderInConsole } from '../../client/testing/renderInConsole'
import { PersonEmail } from './PersonEmail'

const person = { id: 'ella', name: 'Ella', email: 'elly@example.com', newEmail: null, state: 'active' } as const
const type = (email: string) => fireEvent.change(screen.getByLabelText('Email'), { target: { value: email } })
const send = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })

test('A corrected address is sent a link, and a refusal shows at the field', async () => {
  const changeEmail = vi.fn((_change: unknown) => ({ id: 'ella', state: 'requested' }))
  answerCalls({ 'users.changeEmail': changeEmail })
  renderInConsole(<PersonEmail person={person} />)
  expect(send('Send link').disabled).toBe(true)
  type(' ella@example.com ')
  fireEvent.click(send('Send link'))
  expect(await screen.findByText('A link is sent to the new address, and a notice to the present one.')).toBeTruthy()
  expect(changeEmail).toHaveBeenCalledWith({ id: 'ella', email: 'ella@example.com' })
  const message = 'Someone already signs in with this address.'
  answerCalls({
    'users.changeEmail': () => {
      throw new Refusal('BAD_REQUEST', message, { email: message })
    },
  })
  type('taken@example.com')
  fireEvent.click(send('Send link'))
  expect(await screen.findByText(message)).toBeTruthy()
})

test('A user who hasn’t accepted is invited at the corrected address', () => {
  answerCalls({})
  renderInConsole(<PersonEmail person={{ ...person, state: 'invited' }} />)
  type('ella@example.com')
  expect(send('Send invitation').disabled).toBe(false)
})

test('An address that isn’t confirmed yet can be cancelled', async () => {
  const cancelEmail = vi.fn(() => ({ id: 'ella' }))
  answerCalls({ 'users.cancelEmail': cancelEmail })
  renderInConsole(<PersonEmail person={{ ...person, newEmail: 'ella@example.com' }} />)
  expect(screen.getByText('ella@example.com isn’t confirmed yet.')).toBeTruthy()
  fireEvent.click(send('Cancel change'))
  await waitFor(() => expect(cancelEmail).toHaveBeenCalledWith({ id: 'ella' }))
})
