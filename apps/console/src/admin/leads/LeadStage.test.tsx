// @vitest-environment jsdom
import { can, type Role } from '@forecourt/rules/access/roles'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { useGetOne } from 'react-admin'
import { expect, test, vi } from 'vitest'
import { answerCalls } from '../../client/testing/answerCalls'
import { renderInConsole } from '../../client/testing/renderInConsole'
import { createDataProvider } from '../providers/createDataProvider'
import { LeadStage } from './LeadStage'

const show = (role: Role, calls: Parameters<typeof answerCalls>[0]) => {
  const getOne = vi.fn(() => ({ id: 'talk', stage: 'new', revision: 3, users: [], assignedTo: null, lostReasons: [] }))
  answerCalls({ 'inbox.getOne': getOne, ...calls })
  renderInConsole(<LeadStage conversationId="talk" carId="mazda" />, (permission) => can(role, permission), createDataProvider())
  return getOne
}

test('The page of a lead has its stage, and a sale from there starts with the lead’s car (ENT-16)', async () => {
  const deal = vi.fn((_input: unknown) => ({ organisationId: 'north', cars: [], likelyCarId: null, unsettled: [], held: [] }))
  show('sales', { 'inbox.deal': deal, 'inbox.cars': () => [] })
  fireEvent.change(await screen.findByLabelText('Stage'), { target: { value: 'sold' } })
  await screen.findByRole('dialog', { name: 'Close the sale' })
  await waitFor(() => expect(deal.mock.calls[0]?.[0]).toMatchObject({ id: 'talk', fromCarId: 'mazda' }))
})

const StatusOfLead = () => <p>Status: {useGetOne('leads', { id: 'lead' }).data?.status}</p>

test('The page of a lead shows a stage that was chosen there at once (ENT-16)', async () => {
  let stage = 'new'
  answerCalls({
    'leads.getOne': () => ({ id: 'lead', status: stage }),
    'inbox.getOne': () => ({ id: 'talk', stage, revision: 3, users: [], assignedTo: null, lostReasons: [] }),
    'inbox.change': () => {
      stage = 'contacted'
      return { id: 'talk', revision: 4 }
    },
  })
  const page = (
    <>
      <StatusOfLead />
      <LeadStage conversationId="talk" carId={null} />
    </>
  )
  renderInConsole(page, (permission) => can('sales', permission), createDataProvider())
  await screen.findByText('Status: new')
  fireEvent.change(await screen.findByLabelText('Stage'), { target: { value: 'contacted' } })
  await screen.findByText('Status: contacted')
})

test('The page of a lead has no stage for a role that can’t change it (ENT-16)', async () => {
  const getOne = show('auditor', {})
  await waitFor(() => expect(screen.queryByLabelText('Stage')).toBeNull())
  expect(getOne).not.toHaveBeenCalled()
})
