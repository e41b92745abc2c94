// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { SiteRecord } from '../../client/Records'
import { renderInConsole } from '../../client/testing/renderInConsole'
import { SiteCard } from './SiteCard'

const site = (over: Partial<SiteRecord>): SiteRecord =>
  ({
    ...{ id: 'karri', name: 'Karri Coast', organisationName: 'Karri Coast', manufacturer: null, address: null, hosts: [] },
    ...{ status: 'live', liveVersion: null, publishedAt: null, unpublishedChanges: false, draftUpdatedAt: null, deleteAt: null },
    style: { template: 'independent', brandColour: '#14624f', logo: null, heading: 'Karri' },
    ...over,
  }) as unknown as SiteRecord

test.each([
  { name: 'a live site is edited', over: {}, mayEdit: true, message: 'Edit site' },
  { name: 'a user without the permission to edit can view it', over: {}, mayEdit: false, message: 'View' },
  { name: 'a closed site is edited', over: { status: 'paused' }, mayEdit: true, message: 'Edit site' },
  { name: 'an archived site can only be read', over: { status: 'archived' }, mayEdit: true, message: 'View' },
  {
    name: 'a site to be deleted can only be read',
    over: { status: 'archived', deleteAt: '2026-12-01T00:00:00.000Z' },
    mayEdit: true,
    message: 'View',
  },
] as const)('$name', ({ over, mayEdit, message }) => {
  renderInConsole(<SiteCard site={site(over)} mayEdit={mayEdit} />)
  expect(screen.getAllByRole('link', { name: /^(Edit site|View)$/ }).map(({ textContent }) => textContent)).toEqual([message])
})
