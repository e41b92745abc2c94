import type { OnboardingAnswers, OnboardingStep } from '@forecourt/rules/onboarding/OnboardingAnswers'
import { onboardingStepProblems, type StepProblems } from '@forecourt/rules/onboarding/onboardingStepProblems'
import { useCallback, useEffect, useRef, useState } from 'react'
import { callError } from '../../client/callError'
import { trpc } from '../../client/trpc'
import type { OnboardingChoices, OnboardingRecord } from './StepProps'
import { stockFileInput } from './stockFileInput'
import { withDerivedAnswers } from './withDerivedAnswers'
import { stepsOnPage, type WizardStep, wizardSteps } from './wizardPages'

/** Debounce before saving. Milliseconds. */
const debounceMs = 700

/** The open page of the wizard by its first step, which is part of the address. */
export interface WizardNavigation {
  readonly currentStep: WizardStep
  readonly openStep: (step: WizardStep) => void
}

/** The answers, saved debounced, on page hide and on request. `save` resolves to whether they are stored; a refusal is in `error`. */
const useSavedAnswers = (record: OnboardingRecord) => {
  const [answers, setAnswers] = useState<OnboardingAnswers>(record.answers)
  const [error, setError] = useState('')
  const revision = useRef(record.revision)
  const latest = useRef(answers)
  latest.current = answers
  const saved = useRef(record.answers)
  /**
   * The step that was saved last. A debounced save sends this step again, not the one being opened: opening it is saved separately, and may
   * still fail.
   */
  const savedStep = useRef<WizardStep>(record.step)
  /** Queue of saves: each uses the revision of the one before. */
  const queue = useRef<Promise<boolean>>(Promise.resolve(true))

  const update = useCallback((next: OnboardingAnswers) => {
    latest.current = next
    setAnswers(next)
  }, [])

  const save = useCallback(
    (nextStep?: WizardStep, { creates = false } = {}): Promise<boolean> => {
      queue.current = queue.current.then(async () => {
        const sent = latest.current
        const step = nextStep ?? savedStep.current
        // Sends nothing if these answers are saved already, such as by a change of step before this debounced save. Two cases are sent all the
        // same: another step, and an onboarding that isn't stored yet (revision 0) and is to be created.
        if (sent === saved.current && (revision.current === 0 ? !creates : step === savedStep.current)) return true
        try {
          const answer = await trpc.onboarding.save.mutate({
            id: record.id,
            step,
            answers: structuredClone(sent) as never,
            expectedRevision: revision.current,
          })
          revision.current = answer.revision
          saved.current = sent
          savedStep.current = step
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
    const timer = setTimeout(() => void save(), debounceMs)
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
  return { answers, latest, update, save, error, setError }
}

/**
 * State of the onboarding wizard. Saves debounced, on each change of step and on page hide, so that nothing is lost and other staff can
 * continue. Creates nothing before the first answer.
 */
export const useWizard = (record: OnboardingRecord, choices: OnboardingChoices, { currentStep, openStep }: WizardNavigation) => {
  const { answers, latest, update, save, error, setError } = useSavedAnswers(record)
  const [attempted, setAttempted] = useState<ReadonlySet<WizardStep>>(new Set())
  const [serverProblems, setServerProblems] = useState<StepProblems>({})
  const [saving, setSaving] = useState(false)

  const change = useCallback(
    <Step extends OnboardingStep>(step: Step, fields: Partial<OnboardingAnswers[Step]>) => {
      setServerProblems({})
      // Hides errors in a newly added location or user until the next attempt to continue.
      const before = latest.current
      const after = withDerivedAnswers(before, step, fields, choices)
      const isMore = after.place.others.length > before.place.others.length || after.people.invited.length > before.people.invited.length
      if (isMore) setAttempted((attempts) => new Set([...attempts].filter((each) => !stepsOnPage(each).includes(step))))
      update(after)
    },
    [choices, latest, update],
  )

  /** Replaces all answers, such as with those found on an old site. */
  const replace = useCallback(
    (next: OnboardingAnswers) => {
      setServerProblems({})
      update(next)
    },
    [update],
  )

  const pageProblems = (): StepProblems =>
    Object.assign({}, ...stepsOnPage(currentStep).map((step) => onboardingStepProblems(answers, step)))
  const problems: StepProblems = attempted.has(currentStep) ? { ...pageProblems(), ...serverProblems } : {}

  /** Checks that need the server: whether the slug is free, and whether the stock file has a car. */
  const checkOnServer = async (step: WizardStep): Promise<StepProblems> => {
    if (step === 'stock' && answers.stock.file !== '') {
      const { adds } = await trpc.onboarding.checkStock.query(stockFileInput(answers))
      return onboardingStepProblems(answers, step, { carsRead: adds.cars, carsUnpriced: adds.unpriced })
    }
    if (step !== 'address') return {}
    const { free, host } = await trpc.onboarding.checkSlug.query({ slug: answers.address.slug })
    return free ? {} : { slug: `${host} is taken. Choose another short name.` }
  }

  const goTo = async (next: WizardStep) => {
    setSaving(true)
    const isSaved = await save(next)
    setSaving(false)
    if (isSaved) openStep(next)
  }

  const advance = async () => {
    if (currentStep === 'review') return
    setAttempted(new Set([...attempted, currentStep]))
    if (Object.keys(pageProblems()).length > 0) return
    try {
      const found: StepProblems = Object.assign({}, ...(await Promise.all(stepsOnPage(currentStep).map(checkOnServer))))
      setServerProblems(found)
      if (Object.keys(found).length > 0) return
    } catch (problem) {
      setError(callError(problem).message)
      return
    }
    await goTo(wizardSteps[wizardSteps.indexOf(currentStep) + 1] ?? 'review')
  }

  const back = wizardSteps[wizardSteps.indexOf(currentStep) - 1]
  /** Saves at once, and creates the onboarding if it isn't stored yet. */
  const saveNow = useCallback(() => save(undefined, { creates: true }), [save])

  return { answers, problems, saving, error, change, replace, saveNow, advance, goTo, back }
}
