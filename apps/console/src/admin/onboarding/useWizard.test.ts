// @vitest-environment jsdom
import { blankAnswers } from '@forecourt/rules/onboarding/OnboardingAnswers'
import { act, renderHook } from '@testing-library/react'
import { useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { answerCalls } from '../../client/testing/answerCalls'
import type { OnboardingChoices, OnboardingRecord } from './StepProps'
import { useWizard } from './useWizard'
import type { WizardStep } from './wizardPages'

const saves: { readonly step: string; readonly answered: () => void }[] = []

beforeEach(() => {
  saves.length = 0
  vi.useFakeTimers()
  answerCalls({
    'onboarding.save': (input) =>
      new Promise((resolve) => {
        const { step } = input as { readonly step: string }
        saves.push({ step, answered: () => resolve({ revision: saves.length + 1 }) })
      }),
  })
})

const record = { id: 'o1', revision: 1, step: 'stock', answers: blankAnswers } as unknown as OnboardingRecord
const choices = { templates: [], manufacturers: [] } as unknown as OnboardingChoices

const open = (stored = record) =>
  renderHook(() => {
    const [currentStep, openStep] = useState<WizardStep>(stored.step)
    return { currentStep, ...useWizard(stored, choices, { currentStep, openStep }) }
  })

test('A new dealer is not created before the first answer, whatever step is opened', async () => {
  const { result } = open({ ...record, revision: 0, step: 'business' })
  await act(() => result.current.goTo('stock'))
  await act(() => vi.advanceTimersByTimeAsync(1_000))
  expect([result.current.currentStep, saves]).toEqual(['stock', []])
  act(() => result.current.change('business', { name: 'Coolum Kia' }))
  await act(() => vi.advanceTimersByTimeAsync(1_000))
  expect(saves).toHaveLength(1)
})

test('Leaving a step before its last answer is saved does not return to the step', async () => {
  const { result } = open()
  act(() => result.current.change('stock', { priceType: 'driveAway' }))
  act(() => void result.current.goTo('finance'))
  // The debounce of the last answer ends while the step is being saved.
  await act(() => vi.advanceTimersByTimeAsync(1_000))
  saves[0]?.answered()
  await act(() => vi.advanceTimersByTimeAsync(1_000))
  expect(result.current.currentStep).toBe('finance')
  // The same answers are not sent again: a page that was loaded in between has the earlier revision.
  expect(saves.map(({ step }) => step)).toEqual(['finance'])
})
