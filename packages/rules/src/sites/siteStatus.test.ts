import { expect, test } from 'vitest'
import { siteStatus } from './siteStatus'

const cases = [
  { name: 'live and unchanged', site: { status: 'live', liveVersion: 3, unpublishedChanges: false }, text: 'Live' },
  { name: 'live with a newer draft', site: { status: 'live', liveVersion: 3, unpublishedChanges: true }, text: 'Draft changes' },
  {
    name: 'live, with its draft scheduled',
    site: { status: 'live', liveVersion: 3, unpublishedChanges: true, scheduledAt: '2026-12-05T00:00:00.000Z' },
    text: 'Scheduled',
  },
  { name: 'not published yet', site: { status: 'draft', liveVersion: null, unpublishedChanges: true }, text: 'Never published' },
  {
    name: 'closed, with or without draft changes',
    site: { status: 'paused', liveVersion: 3, unpublishedChanges: true },
    text: 'Closed temporarily',
  },
  { name: 'archived', site: { status: 'archived', liveVersion: 3, unpublishedChanges: false }, text: 'Archived' },
  {
    name: 'archived and to be deleted',
    site: { status: 'archived', liveVersion: 3, unpublishedChanges: false, deleteAt: '2026-12-05T00:00:00.000Z' },
    text: 'To be deleted',
  },
] as const

test.each(cases)('The status of a site: $name (ENT-10)', ({ site, text }) => {
  expect(siteStatus(site).text).toBe(text)
})
