import { type OnboardingAnswers, type OnboardingStep, onboardingSteps } from '@forecourt/rules/onboarding/OnboardingAnswers'
import { onboardingStepProblems, type StepProblems } from '@forecourt/rules/onboarding/onboardingStepProblems'
import { useCallback, useEffect, useRef, useState } from 'react'
import { callError } from '../../client/callError'
import { trpc } from '../../client/trpc'
import type { OnboardingChoices, OnboardingRecord } from './StepProps'
import { stockFileInput } from './stockFileInput'
import { withDerivedAnswers } from './withDerivedAnswers'

export type WizardPlace = OnboardingStep | 'review'

/** The steps in order, then the review. */
export const wizardPlaces: readonly WizardPlace[] = [...onboardingSteps.map(({ step }) => step), 'review']

/** Debounce before saving. Milliseconds. */
const pause = 700

/** The open step, which is part of the page's address. */
export interface WizardAddress {
  readonly place: WizardPlace
  readonly go: (place: WizardPlace) => void
}

/** The answers, saved debounced, on page hide and on request. `save` resolves to whether they are stored; a refusal is in `error`. */
const useSavedAnswers = (record: OnboardingRecord) => {
  const [answers, setAnswers] = useState<OnboardingAnswers>(record.answers)
  const [error, setError] = useState('')
  const revision = useRef(record.revision)
  const latest = useRef(answers)
  latest.current = answers
  const saved = useRef(record.answers)
  /** The step of the last save: a debounced save keeps it, because a navigation may be pending. */
  const savedPlace = useRef<WizardPlace>(record.step)
  /** Queue of saves: each uses the revision of the one before. */
  const queue = useRef<Promise<boolean>>(Promise.resolve(true))

  const write = useCallback((next: OnboardingAnswers) => {
    latest.current = next
    setAnswers(next)
  }, [])

  const save = useCallback(
    (moved?: WizardPlace, { creates = false } = {}): Promise<boolean> => {
      queue.current = queue.current.then(async () => {
        const sent = latest.current
        const next = moved ?? savedPlace.current
        // Skips a debounced save that a step's save has overtaken: a second request for the same answers could only conflict.
        if (sent === saved.current && (revision.current === 0 ? !creates : next === savedPlace.current)) return true
        try {
          const answer = await trpc.onboarding.save.mutate({
            id: record.id,
            step: next,
            answers: structuredClone(sent) as never,
            expectedRevision: revision.current,
          })
          revision.current = answer.revision
          saved.current = sent
          savedPlace.current = next
          setError('')
          return true
        } catch (problem) {
          setError(callError(problem).message)
          return false
        }
      })
      return queue.current
    },
    [record.id],
  )

  useEffect(() => {
    if (answers === saved.current) return
    const timer = setTimeout(() => void save(), pause)
    return () => clearTimeout(timer)
  }, [answers, save])
  useEffect(() => {
    const flush = () => {
      if (latest.current !== saved.current) void save()
    }
    window.addEventListener('pagehide', flush)
    return () => {
      window.removeEventListener('pagehide', flush)
      flush()
    }
  }, [save])
  return { answers, latest, write, save, error, setError }
}

/**
 * State of the onboarding wizard. Saves debounced, on each change of step and on page hide, so that nothing is lost and other staff can
 * continue. Creates nothing before the first answer.
 */
export const useWizard = (record: OnboardingRecord, choices: OnboardingChoices, { place, go }: WizardAddress) => {
  const { answers, latest, write, save, error, setError } = useSavedAnswers(record)
  const [tried, setTried] = useState<ReadonlySet<WizardPlace>>(new Set())
  const [refused, setRefused] = useState<StepProblems>({})
  const [saving, setSaving] = useState(false)

  const change = useCallback(
    <Step extends OnboardingStep>(step: Step, fields: Partial<OnboardingAnswers[Step]>) => {
      setRefused({})
      // Hides errors in a newly added location or user until the next attempt to continue.
      const before = latest.current
      const after = withDerivedAnswers(before, step, fields, choices)
      const isMore = after.place.others.length > before.place.others.length || after.people.invited.length > before.people.invited.length
      if (isMore) setTried((tries) => new Set([...tries].filter((each) => each !== step)))
      write(after)
    },
    [choices, latest, write],
  )

  /** Replaces all answers, such as with those found on an old site. */
  const replace = useCallback(
    (next: OnboardingAnswers) => {
      setRefused({})
      write(next)
    },
    [write],
  )

  const problems: StepProblems = place === 'review' || !tried.has(place) ? {} : { ...onboardingStepProblems(answers, place), ...refused }

  /** Checks that need the server: whether the slug is free, and whether the stock file has a car. */
  const serverProblems = async (step: WizardPlace): Promise<StepProblems> => {
    if (step === 'stock' && answers.stock.file !== '') {
      const { adds } = await trpc.onboarding.checkStock.query(stockFileInput(answers))
      return onboardingStepProblems(answers, step, { carsRead: adds.cars })
    }
    if (step !== 'address') return {}
    const { free, host } = await trpc.onboarding.checkSlug.query({ slug: answers.address.slug })
    return free ? {} : { slug: `${host} is taken. Choose another short name.` }
  }

  const goTo = async (next: WizardPlace) => {
    setSaving(true)
    const isSaved = await save(next)
    setSaving(false)
    if (isSaved) go(next)
  }

  const advance = async () => {
    if (place === 'review') return
    setTried(new Set([...tried, place]))
    if (Object.keys(onboardingStepProblems(answers, place)).length > 0) return
    try {
      const found = await serverProblems(place)
      setRefused(found)
      if (Object.keys(found).length > 0) return
    } catch (problem) {
      setError(callError(problem).message)
      return
    }
    await goTo(wizardPlaces[wizardPlaces.indexOf(place) + 1] ?? 'review')
  }

  const back = wizardPlaces[wizardPlaces.indexOf(place) - 1]
  /** Saves at once, and creates the onboarding if it isn't stored yet. */
  const saveNow = useCallback(() => save(undefined, { creates: true }), [save])

  return { answers, problems, saving, error, change, replace, saveNow, advance, goTo, back }
}
