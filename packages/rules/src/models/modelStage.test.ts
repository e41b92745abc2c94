import { expect, it } from 'vitest'
import { modelStage } from './siteModels'

const dates = (launchedOn: string | null, newUntil: string | null) => ({ launchedOn, newUntil })

it.each([
  { name: 'upcoming without a day', status: 'coming_soon', ...dates(null, null), stage: 'coming_soon' },
  { name: 'upcoming, the day before its launch', status: 'coming_soon', ...dates('2026-03-19', null), stage: 'coming_soon' },
  { name: 'upcoming, on the day of its launch', status: 'coming_soon', ...dates('2026-03-18', null), stage: 'new' },
  { name: 'launched, on the last day it is called new', status: 'coming_soon', ...dates('2026-01-01', '2026-03-18'), stage: 'new' },
  { name: 'launched, the day after', status: 'coming_soon', ...dates('2026-01-01', '2026-03-17'), stage: 'current' },
  { name: 'all-new by default', status: 'new', ...dates(null, null), stage: 'new' },
  { name: 'all-new, but not sold yet', status: 'new', ...dates('2026-04-01', null), stage: 'coming_soon' },
  { name: 'current, with old dates', status: 'current', ...dates('2020-01-01', '2020-06-30'), stage: 'current' },
  { name: 'running out', status: 'run_out', ...dates(null, '2026-01-01'), stage: 'run_out' },
  { name: 'discontinued for good', status: 'discontinued', ...dates('2027-01-01', null), stage: 'discontinued' },
  { name: 'new, with an end before its launch', status: 'new', ...dates('2026-01-01', '2025-01-01'), stage: 'current' },
] as const)('a model that is $name has the stage $stage (MOD-01)', ({ stage, ...model }) =>
  expect(modelStage(model, '2026-03-18')).toBe(stage),
)
