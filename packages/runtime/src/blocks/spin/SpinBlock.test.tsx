import { buildConfig } from '@forecourt/rules/testing/buildConfig'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { DrawTerms } from './DrawTerms'
import { SpinBlock } from './SpinBlock'

const config = buildConfig({
  pages: {
    list: [
      {
        id: 'spin',
        path: '/spin',
        title: 'Spin',
        blocks: [
          {
            ...{ id: 'draw', kind: 'spin', heading: 'Spin to win', start: '2026-01-01', expiry: '2026-12-31' },
            ...{ promoter: 'Harbour Motors Pty Ltd', prizeValue: 1_000, conditions: 'Winners get an email.' },
            prizes: [{ id: 'wash', title: 'A car wash', chance: 10 }],
          },
        ],
      },
    ],
  },
})
const block = config.pages.list.flatMap((page) => page.blocks).find((one) => one.kind === 'spin')

it('a prize draw states promoter, days, permits and conditions before it asks for an email address (RTE-21)', () => {
  if (block?.kind !== 'spin') throw new Error('The page has no draw.')
  const html = renderToStaticMarkup(
    <SpinBlock
      {...({ block, config, level: 2, tone: 'background', setting: '/pages/list/spin/blocks/draw' } as Parameters<typeof SpinBlock>[0])}
    />,
  )
  const form = html.indexOf('type="email"')
  expect(form).toBeGreaterThan(0)
  for (const term of ['Harbour Motors Pty Ltd', '1 Jan 2026', '31 Dec 2026', 'None needed', 'Winners get an email.']) {
    expect(html, term).toContain(term)
    expect(html.indexOf(term), term).toBeLessThan(form)
  }
})

it('the terms of a prize draw without conditions have nothing to unfold (RTE-21)', () => {
  if (block?.kind !== 'spin') throw new Error('The page has no draw.')
  const html = renderToStaticMarkup(<DrawTerms draw={{ ...block, conditions: '' }} config={config} />)
  expect(html).toContain('Harbour Motors Pty Ltd')
  expect(html).not.toContain('<details')
})
