// @vitest-environment jsdom
import { useMutation } from '@tanstack/react-query'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { useEffect } from 'react'
import { CoreAdminContext } from 'react-admin'
import { afterEach, expect, test, vi } from 'vitest'
import { api } from '../../client/api'
import { answerCalls } from '../../client/testing/answerCalls'
import { testQueryClient } from '../../client/testing/testQueryClient'
import { helpTexts } from '../../parts/help/helpTexts'
import { doneGuide, isDoneByAction, useDoneGuides, useFirstStepsDone } from './useFirstStepsDone'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test.each([
  ['inbox.send', {}, 'answer-a-new-enquiry'],
  ['inbox.addEnquiry', {}, 'record-a-phone-call-or-a-walk-in'],
  ['stock.transition', { to: 'sold' }, 'mark-a-car-as-sold'],
  ['stock.transition', { to: 'reserved' }, null],
  ['inbox.close', { deal: { marksSold: true } }, 'mark-a-car-as-sold'],
  ['inbox.close', { deal: { marksSold: false } }, null],
  ['reservations.reserve', {}, null],
])('A first task is done by the call that does it: %s %o (AUTH-10)', (path, input, guide) => {
  expect(doneGuide(path, input)).toBe(guide)
  if (guide !== null) {
    expect(isDoneByAction(guide)).toBe(true)
    expect(helpTexts.guides.map(({ id }) => id)).toContain(guide)
  }
})

const Page = () => {
  useFirstStepsDone()
  const [done] = useDoneGuides()
  const { mutate } = useMutation(api.inbox.logCall.mutationOptions())
  const { mutate: send } = useMutation(api.inbox.send.mutationOptions())
  useEffect(() => {
    mutate({ id: 'talk', outcome: 'spoke', key: 'one call' })
    send({ id: 'talk', channel: 'mail', to: 'jo@shopper.example', text: 'Hi', key: 'one reply' })
  }, [mutate, send])
  return <p>Done: {done.join(', ')}</p>
}

test('A task that was done elsewhere in the console is ticked', async () => {
  answerCalls({ 'inbox.logCall': () => ({ ok: true }), 'inbox.send': () => ({ ok: true }) })
  render(
    <CoreAdminContext queryClient={testQueryClient()}>
      <Page />
    </CoreAdminContext>,
  )
  await waitFor(() => expect(screen.getByText('Done: answer-a-new-enquiry')).toBeTruthy())
})
