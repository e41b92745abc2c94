// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answerCalls } from '../../client/testing/answerCalls'
import { renderInConsole } from '../../client/testing/renderInConsole'
import { AddRedirect } from './AddRedirect'

const oldAddress = () => screen.getByLabelText<HTMLInputElement>('Old address')
const type = (from: string) => fireEvent.change(oldAddress(), { target: { value: from } })

test('The form is empty for the next redirect once one is added, unless the next is half typed by then', async () => {
  const answers: ((as: unknown) => void)[] = []
  answerCalls({ 'redirects.change': () => new Promise((resolve) => answers.push(resolve)) })
  renderInConsole(<AddRedirect siteId="north" />)
  const send = () => fireEvent.submit(screen.getByRole('form', { name: 'Add a redirect' }))
  const added = { changeId: null, shadowed: [] }

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
