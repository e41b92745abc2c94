// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answerCalls, Refusal } from '../../client/testing/answerCalls'
import { renderInConsole } from '../../client/testing/renderInConsole'
import { AddRedirect } from './AddRedirect'

const oldAddress = () => screen.getByLabelText<HTMLInputElement>('Old address')
const type = (from: string) => fireEvent.change(oldAddress(), { target: { value: from } })

test('The form is cleared after a redirect is added, unless the user has started to enter the next one', async () => {
  const answers: ((as: unknown) => void)[] = []
  answerCalls({ 'redirects.change': () => new Promise((resolve) => answers.push(resolve)) })
  renderInConsole(<AddRedirect siteId="north" />)
  const send = () => fireEvent.submit(screen.getByRole('form', { name: 'Add a redirect' }))
  const added = { changeId: null, hiddenPages: [] }

  type('/winter')
  send()
  await waitFor(() => expect(answers).toHaveLength(1))
  answers[0]?.(added)
  await waitFor(() => expect(oldAddress().value).toBe(''))

  type('/spring')
  send()
  await waitFor(() => expect(answers).toHaveLength(2))
  type('/summer')
  answers[1]?.(added)
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(oldAddress().value).toBe('/summer')
})

test('A redirect to a page that does not exist is added only after a second confirmation, which an edit cancels (RTE-19)', async () => {
  const sent: unknown[] = []
  const message = 'No page at /nowhere-page. Save anyway?'
  answerCalls({
    'redirects.change': (input) => {
      sent.push(input)
      if (!(input as { confirmed: boolean }).confirmed) throw new Refusal('CONFLICT', message, { confirmed: message })
      return { changeId: null, hiddenPages: [] }
    },
  })
  renderInConsole(<AddRedirect siteId="north" />)
  type('/old')
  const target = screen.getByLabelText('Redirect to')
  fireEvent.change(target, { target: { value: '/nowhere-page' } })
  fireEvent.click(screen.getByRole('button', { name: 'Add redirect' }))
  expect(await screen.findByText(message)).toBeTruthy()
  fireEvent.change(target, { target: { value: '/nowhere-pages' } })
  await waitFor(() => expect(screen.queryByText(message)).toBeNull())
  fireEvent.click(screen.getByRole('button', { name: 'Add redirect' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Add anyway' }))
  await waitFor(() => expect(oldAddress().value).toBe(''))
  expect(sent).toMatchObject([{ confirmed: false }, { confirmed: false }, { confirmed: true }])
})
