// @vitest-environment jsdom
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ConflictChoice } from './ConflictDialog'

const mine = { id: 'people', kind: 'team', heading: 'One of us' }

test('A conflict shows a block that another user removed as removed, and names its page', () => {
  const config = { pages: { list: [{ id: 'about', title: 'About us', blocks: [mine] }] } } as unknown as ResolvedConfig
  render(
    <ConflictChoice
      conflict={{
        pointer: '/pages/list/about/blocks/people',
        where: 'Pages › about › Blocks › People',
        base: mine,
        mine,
        theirs: undefined,
      }}
      config={config}
      inherited={{ pages: { list: [{ id: 'about', title: 'About us', blocks: [] }] } }}
      updatedBy="Petra"
      side="mine"
      onChoose={() => {}}
    />,
  )
  expect(screen.getByRole('radio', { name: 'Petra removed' })).toBeTruthy()
  expect(screen.getByRole('radiogroup').getAttribute('aria-label')).toContain('Pages › About us › Blocks')
})
