// @vitest-environment jsdom
import type { Schedule } from '@forecourt/data/publishing/schedules/Schedule'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { parseWhen } from '../schedule/parseWhen'
import { WhenChoice } from './WhenChoice'

afterEach(cleanup)

const zone = 'Pacific/Auckland'
const waiting: Schedule = {
  id: 'p1',
  publishAt: '2026-11-21T20:00:00.000Z',
  expectedRevision: 4,
  expectedVersion: 1,
  note: '',
  author: 'Mia',
  status: 'waiting',
  message: null,
  version: null,
  createdAt: '2026-11-21T03:00:00.000Z',
  settledAt: null,
  obstacle: null,
  decision: null,
}

test('Publishing beside something scheduled does not promise that both go live where they change the same setting', () => {
  const when = parseWhen({ date: '', time: '' }, { site: zone, reader: zone }, waiting.createdAt)
  render(<WhenChoice timeZone={zone} typed={null} when={when} waiting={waiting} onLater={() => {}} onChange={() => {}} />)
  expect(
    screen.getByText(
      /stays scheduled, and goes live then on top of this\. Where both change the same setting, somebody must choose first\.$/,
    ),
  ).toBeTruthy()
})
