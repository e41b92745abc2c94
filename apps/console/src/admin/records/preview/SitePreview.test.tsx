// @vitest-environment jsdom
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { render, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import * as configFrame from '../../../layers/preview/ConfigFrame'
import { SitePreview } from './SitePreview'

beforeEach(() => void vi.spyOn(configFrame, 'ConfigFrame').mockReturnValue(null as never))

const site = { id: 'paddock', name: 'Long Paddock' }
const show = (liveOrigin: string | null, path: string | null) =>
  render(
    <SitePreview
      previewSite={{ site, sites: [site], select: () => {} }}
      noun="offer"
      preview={{ config: {} as ResolvedConfig, page: { match: { route: { path: '/offers/preview' } } } as never, liveOrigin }}
      sitePath={() => path}
      error={null}
    />,
  )

test('The preview of a live record links to its page on the live site', () => {
  show('https://paddock.example', '/offers/awning-1b2b2c')
  expect(screen.getByRole('link', { name: 'View on Long Paddock' }).getAttribute('href')).toMatch(
    /^https:\/\/paddock\.example\/offers\/awning-1b2b2c#/,
  )
})

test.each([
  { name: 'a site that is not live', liveOrigin: null, path: '/offers/awning' },
  { name: 'a record that the site doesn’t show', liveOrigin: 'https://paddock.example', path: null },
])('The preview has no link to $name', ({ liveOrigin, path }) => {
  show(liveOrigin, path)
  expect(screen.queryByRole('link')).toBeNull()
  expect(screen.getByText(`On a phone, as Long Paddock ${path === null ? 'would show' : 'shows'} it`)).toBeTruthy()
})
