import { expect, it } from 'vitest'
import { formatReport } from './formatReport'

it('the config check reports that no config is broken', () => {
  expect(formatReport({ checked: 24, findings: [] }, 1234)).toEqual({
    text: '24 configs checked in 1.2 s: none is broken.\n',
    broken: false,
  })
})

it('the config check lists broken configs first, and counts details above the limit', () => {
  const { text, broken } = formatReport(
    {
      checked: 3,
      findings: [
        { kind: 'live', name: 'kauri', verdict: 'differs', messages: ['Cars per page: 21 → 24'] },
        { kind: 'draft', name: 'kauri', verdict: 'broken', messages: ['1', '2', '3', '4', '5', '6', '7'] },
      ],
    },
    10,
  )
  expect(broken).toBe(true)
  expect(text.split('\n')).toEqual([
    'Broken by this schema: 1',
    '  kauri (draft)',
    ...['1', '2', '3', '4', '5'].map((line) => `    ${line}`),
    '    and 2 more',
    '',
    'Would look different once published again: 1',
    '  kauri (live)',
    '    Cars per page: 21 → 24',
    '',
    '3 configs checked in 0.0 s: do not release this.',
    '',
  ])
})
