// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { CoreAdminContext } from 'react-admin'
import { afterEach, expect, test, vi } from 'vitest'
import { answerCalls } from '../../client/testing/answerCalls'
import { testQueryClient } from '../../client/testing/testQueryClient'
import { AddRedirect } from './AddRedirect'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const oldAddress = () => screen.getByLabelText<HTMLInputElement>('Old address')
const type = (from: string) => fireEvent.change(oldAddress(), { target: { value: from } })

test('The form is empty for the next redirect once one is added, unless the next is half typed by then', async () => {
  const answers: ((as: unknown) => void)[] = []
  answerCalls({ 'redirects.change': () => new Promise((resolve) => answers.push(resolve)) })
  render(
    <CoreAdminContext queryClient={testQueryClient()}>
      <AddRedirect siteId="north" />
    </CoreAdminContext>,
  )
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
