// @vitest-environment jsdom
import { blankAnswers, blankPlace, type OnboardingAnswers } from '@forecourt/rules/onboarding/OnboardingAnswers'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import type { ComponentType } from 'react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { renderInConsole } from '../../../client/testing/renderInConsole'
import { OldSiteImport } from '../OldSiteImport'
import type { StepProps } from '../StepProps'
import { AddressStep } from './AddressStep'
import { BusinessStep } from './BusinessStep'
import { FinanceStep } from './FinanceStep'
import { PlaceStep } from './PlaceStep'

afterEach(cleanup)

const OldSite = ({ answers }: StepProps) => <OldSiteImport answers={answers} replace={() => {}} />

const steps: readonly (readonly [name: string, Step: ComponentType<StepProps>])[] = [
  ['business', BusinessStep],
  ['old website', OldSite],
  ['location', PlaceStep],
  ['web address', AddressStep],
  ['finance', FinanceStep],
]

const show = (Step: ComponentType<StepProps>, country: 'AU' | 'NZ', finance: Partial<OnboardingAnswers['finance']> = {}) => {
  const answers: OnboardingAnswers = {
    ...blankAnswers,
    business: { ...blankAnswers.business, country },
    place: { ...blankAnswers.place, others: [blankPlace] },
    finance: { ...blankAnswers.finance, ...finance },
  }
  const change = vi.fn()
  const choices = { hostSuffix: 'sites.example' } as StepProps['choices']
  renderInConsole(<Step id="one" {...{ answers, choices, change }} problems={{}} save={async () => true} />)
  const placeholders = [...document.querySelectorAll('input')].map(({ placeholder }) => placeholder)
  return {
    text: [document.body.textContent, ...placeholders].join('\n').replace(/Australia(?=New Zealand)|(?<=Australia)New Zealand/g, ''),
    change,
  }
}

const foreign = {
  AU: /\bNZBN|\.co\.nz|CCCFA|trader number|\bLimited\b/,
  NZ: /\bABN|\.com\.au|[Cc]omparison rate|Pty|\bState\b|Dealer licence|National Credit/,
}

describe.each(['AU', 'NZ'] as const)('the wizard of a dealer in %s', (country) => {
  test.each(steps)('the step %s uses no words of the other country (CFG-02)', (_, Step) => {
    expect(show(Step, country, { provider: 'taurus', rate: '9.95', comparisonRate: '' }).text).not.toMatch(foreign[country])
  })
})

test('The finance step asks for the annual interest rate alone in New Zealand, and offers the estimate with it (CFG-02, FIN-24)', () => {
  const { text, change } = show(FinanceStep, 'NZ', { provider: 'taurus', rate: '9.95' })
  expect(text).toContain('CCCFA')
  const estimate = screen.getByRole<HTMLInputElement>('switch', { name: 'Show a weekly estimate on car pages' })
  expect([estimate.disabled, estimate.checked]).toEqual([false, true])
  fireEvent.change(screen.getByLabelText('Annual interest rate, %'), { target: { value: '8' } })
  expect(change).toHaveBeenCalledWith('finance', { rate: '8' })
})
