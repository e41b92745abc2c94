import type { FormStep } from '@forecourt/rules/leads/form/formSteps'
import { useEffect, useRef, useState } from 'react'
import { useRuntimeHost } from '../host/RuntimeHostProvider.client'
import { stepHeadingId } from './FormSteps'

/** The way through a form's steps (ENQ-08): going back in the browser leads to the step before; each step's heading is read out. */
export const useSteps = (steps: readonly FormStep[], id: string) => {
  const host = useRuntimeHost()
  const [step, setStep] = useState(0)
  const gone = useRef<(() => void)[]>([])
  const moved = useRef(false)
  const draftId = useRef('')

  const goTo = (wanted: number) => {
    moved.current = true
    while (gone.current.length > wanted) gone.current.pop()?.()
    setStep(wanted)
  }
  const goOn = () => {
    moved.current = true
    gone.current.push(
      host.overlay(() => {
        gone.current.pop()
        moved.current = true
        setStep(gone.current.length)
      }),
    )
    setStep(gone.current.length)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus moves when the step does
  useEffect(() => {
    if (moved.current) document.getElementById(stepHeadingId(id, step))?.focus()
  }, [step])

  useEffect(
    () => () => {
      for (const close of gone.current.splice(0)) close()
    },
    [],
  )

  return { step: Math.min(step, Math.max(0, steps.length - 1)), goOn, goTo, goBack: () => goTo(step - 1), draftId }
}
