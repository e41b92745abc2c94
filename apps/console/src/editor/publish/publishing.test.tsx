// @vitest-environment jsdom
import type { Schedule } from '@forecourt/data/publishing/schedules/listSchedules'
import type { ConfigChange } from '@forecourt/schema/diff/describeChanges'
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { parseWhen } from '../schedule/parseWhen'
import { openTestSession } from '../testing/openTestSession'
import { showInEditor } from '../testing/showField'
import { PendingChanges } from './PendingChanges'
import { PublishButton } from './PublishButton'
import { WhenChoice } from './PublishDialog'

const change = (number: number) =>
  ({ pointer: `/header/text${number}`, sentence: `Text ${number} is new`, group: 'Header' }) as ConfigChange
const list = (count: number) =>
  render(
    <PendingChanges
      changes={Array.from({ length: count }, (_, index) => change(index + 1))}
      version={3}
      hasErrors={false}
      onOpen={() => {}}
    />,
  )

test('A long list of changes shows the first ones, and the rest on request, so that the note field stays in view', () => {
  list(30)
  expect(screen.getByText('30 changes since version 3')).toBeTruthy()
  expect(screen.getAllByRole('listitem')).toHaveLength(12)
  fireEvent.click(screen.getByRole('button', { name: 'Show all 30 changes' }))
  expect(screen.getAllByRole('listitem')).toHaveLength(30)
  expect(screen.queryByRole('button', { name: /^Show all/ })).toBeNull()
})

test('A short list of changes shows all of them', () => {
  list(12)
  expect(screen.getAllByRole('listitem')).toHaveLength(12)
  expect(screen.queryByRole('button', { name: /^Show all/ })).toBeNull()
})

const open = () => {
  const session = openTestSession()
  session.wentLive({ version: 3, config: session.state().config, publishedAt: '2026-11-20T04:00:00.000Z', author: 'Mia', note: '' })
  return showInEditor(<PublishButton />, session)
}

test('A draft equal to the live version can’t be published', () => {
  open()
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Published' }).disabled).toBe(true)
})

test('A draft with only an invalid change is not shown as published, and its error is shown', () => {
  open().write('/search/pageSize', 500)
  fireEvent.click(screen.getByRole('button', { name: 'Publish' }))
  expect(screen.getByText('1 setting needs attention before you can publish')).toBeTruthy()
  expect(screen.getByText('Cars per page must be between 6 and 60.')).toBeTruthy()
  expect(screen.queryByText(/The draft is the same/)).toBeNull()
})

const zone = 'Pacific/Auckland'
const waiting: Schedule = {
  ...{ id: 'p1', publishAt: '2026-11-21T20:00:00.000Z', createdAt: '2026-11-21T03:00:00.000Z', settledAt: null },
  ...{ expectedRevision: 4, expectedVersion: 1, version: null, note: '', author: 'Mia' },
  ...{ status: 'waiting', message: null, obstacle: null, decision: null },
}

test('Publishing while a publication is scheduled warns that a conflict on the same setting must be resolved first', () => {
  const when = parseWhen({ date: '', time: '' }, { site: zone, reader: zone }, waiting.createdAt)
  render(<WhenChoice timeZone={zone} entered={null} when={when} waiting={waiting} onLater={() => {}} onChange={() => {}} />)
  expect(
    screen.getByText(/still goes live then\. If you change the same setting now, you choose which one to keep before it does\.$/),
  ).toBeTruthy()
})
