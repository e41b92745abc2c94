import { type OnboardingAnswers, type OnboardingStep, onboardingSteps } from '@forecourt/rules/onboarding/OnboardingAnswers'
import { type StepProblems, stepProblems } from '@forecourt/rules/onboarding/stepProblems'
import { useCallback, useMemo, useRef, useState } from 'react'
import { callError } from '../../client/callError'
import { trpc } from '../../client/trpc'
import type { Choices, OnboardingRecord } from './Choices'
import { withConsequences } from './withConsequences'

export type WizardPlace = OnboardingStep | 'review'

const order: readonly WizardPlace[] = [...onboardingSteps.map(({ step }) => step), 'review']

/** The state of setting up a dealer. Each step is saved as it is left, so that nothing is lost and anybody can go on. */
export const useWizard = (record: OnboardingRecord, choices: Choices) => {
  const [answers, setAnswers] = useState<OnboardingAnswers>(record.answers)
  const [place, setPlace] = useState<WizardPlace>(record.step)
  const [tried, setTried] = useState<ReadonlySet<WizardPlace>>(new Set())
  const [refused, setRefused] = useState<StepProblems>({})
  const [saving, setSaving] = useState(false)
  const [error, setError] = useState('')
  const revision = useRef(record.revision)
  const manufacturers = useMemo(() => choices.manufacturers.map(({ slug }) => slug), [choices])

  const change = useCallback(
    <Step extends OnboardingStep>(step: Step, fields: Partial<OnboardingAnswers[Step]>) => {
      setRefused({})
      // What was just added is not wrong yet: it is asked for when they go on.
      const { others } = withConsequences(answers, step, fields, manufacturers).place
      if (others.length > answers.place.others.length) setTried((before) => new Set([...before].filter((each) => each !== 'place')))
      setAnswers((before) => withConsequences(before, step, fields, manufacturers))
    },
    [answers, manufacturers],
  )

  const problems: StepProblems = place === 'review' || !tried.has(place) ? {} : { ...stepProblems(answers, place), ...refused }

  const save = async (next: WizardPlace): Promise<boolean> => {
    setSaving(true)
    setError('')
    try {
      const saved = await trpc.onboarding.save.mutate({
        id: record.id,
        step: next,
        answers: structuredClone(answers) as never,
        expectedRevision: revision.current,
      })
      revision.current = saved.revision
      return true
    } catch (problem) {
      setError(callError(problem).message)
      return false
    } finally {
      setSaving(false)
    }
  }

  /** What only the server knows: whether a short name is taken, and whether a file can be read. */
  const serverProblems = async (step: WizardPlace): Promise<StepProblems> => {
    if (step !== 'address') return {}
    const { free, host } = await trpc.onboarding.checkSlug.query({ slug: answers.address.slug })
    return free ? {} : { slug: `${host} is taken. Choose another short name.` }
  }

  const goTo = async (next: WizardPlace) => {
    if (await save(next)) setPlace(next)
  }

  const advance = async () => {
    if (place === 'review') return
    setTried(new Set([...tried, place]))
    if (Object.keys(stepProblems(answers, place)).length > 0) return
    try {
      const found = await serverProblems(place)
      setRefused(found)
      if (Object.keys(found).length > 0) return
    } catch (problem) {
      setError(callError(problem).message)
      return
    }
    await goTo(order[order.indexOf(place) + 1] ?? 'review')
  }

  const back = order[order.indexOf(place) - 1]
  return { answers, place, problems, saving, error, change, advance, goTo, back }
}
