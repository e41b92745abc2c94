import { buildConfig } from '@forecourt/rules/testing/buildConfig'
import { expect, it } from 'vitest'
import { renderToHtml } from '../../../testing/hosted'
import { ResultsBar, type ResultsBarProps } from './ResultsBar'

const state = { query: '', page: 1, sortBy: 'recommended', values: {}, ranges: {} } as const

const textOf = (values: Pick<ResultsBarProps, 'page' | 'count' | 'sold' | 'cars'>) =>
  /aria-live="polite">([^<]*)</.exec(
    renderToHtml(<ResultsBar config={buildConfig()} state={state} pageSize={24} filters={0} isNear={false} {...values} />),
  )?.[1]

it.each([
  { values: { page: 1, count: 193, sold: 0, cars: 24 }, text: 'Showing 1 to 24 of 193' },
  { values: { page: 1, count: 193, sold: 3, cars: 24 }, text: 'Showing 1 to 24 of 196, including 3 sold' },
  { values: { page: 9, count: 193, sold: 3, cars: 4 }, text: 'Showing 193 to 196 of 196, including 3 sold' },
  { values: { page: 1, count: 0, sold: 1, cars: 1 }, text: 'Showing 1 to 1 of 1, including 1 sold' },
  { values: { page: 2, count: 0, sold: 1, cars: 0 }, text: 'No cars on this page' },
  { values: { page: 1, count: 0, sold: 0, cars: 0 }, text: 'No cars found' },
])('the bar above the results says which of them are sold: “$text” (SRC-31, SRC-34)', ({ values, text }) =>
  expect(textOf(values)).toBe(text),
)
