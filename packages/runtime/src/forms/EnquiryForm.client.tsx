'use client'

import { bookingKinds } from '@forecourt/rules/bookings/Booking'
import type { FormStep } from '@forecourt/rules/leads/form/formFields'
import type { LeadInput } from '@forecourt/rules/leads/Lead'
import { type FormEvent, useEffect, useId, useMemo, useRef, useState } from 'react'
import type { LeadReceipt, RuntimeHost } from '../host/RuntimeHost'
import { useRuntimeHost } from '../host/RuntimeHostProvider.client'
import { profileStore } from '../storage/profileStore'
import { readStored, writeStored } from '../storage/Store'
import type { FieldInputProps } from './CheckboxField'
import { type EnquiryFormProps, EnquiryFormView, type EnquiryState, stepHeadingId } from './EnquiryFormView'
import type { FormErrors } from './ErrorSummary'
import { deleteEnteredValues, knownContact, restoreEntered, storeEntered } from './enteredValues'
import { lastEnquiryKey } from './lastEnquiryKey'
import { leadFromForm } from './leadFromForm'
import { SlotField } from './slots/SlotField.client'
import { trackQuietly } from './trackQuietly'
import { fillIn, updateProfile } from './updateProfile'

/**
 * An idempotency key for one use of a form, so that a repeated submission creates one lead. Works outside secure contexts, where
 * `randomUUID` is missing.
 */
const idempotencyKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')

/**
 * Navigation between a form's steps (ENQ-08): the browser's back button returns to the previous step; focus moves to each step's heading so
 * that screen readers announce it.
 */
const useSteps = (steps: readonly FormStep[], id: string) => {
  const host = useRuntimeHost()
  const [step, setStep] = useState(0)
  const onUnmount = useRef<(() => void)[]>([])
  const moved = useRef(false)
  const draftId = useRef('')

  const goTo = (wanted: number) => {
    moved.current = true
    while (onUnmount.current.length > wanted) onUnmount.current.pop()?.()
    setStep(wanted)
  }
  const goOn = () => {
    moved.current = true
    onUnmount.current.push(
      host.overlay(() => {
        onUnmount.current.pop()
        moved.current = true
        setStep(onUnmount.current.length)
      }),
    )
    setStep(onUnmount.current.length)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus moves when the step does
  useEffect(() => {
    if (moved.current) document.getElementById(stepHeadingId(id, step))?.focus()
  }, [step])

  useEffect(
    () => () => {
      for (const close of onUnmount.current.splice(0)) close()
    },
    [],
  )

  return { step: Math.min(step, Math.max(0, steps.length - 1)), goOn, goTo, goBack: () => goTo(step - 1), draftId }
}

/** This text is specified (ERR-03); the help follows below it. */
const failed = 'An error occurred when submitting this form'
const tryAgain = 'Your details are still here. Check your connection and send it again.'
const unexpectedError = 'An unexpected error occured.'

/** Stores what the thank-you page shows, and the contact details for the next form. */
const storeEnquiry = (
  host: RuntimeHost,
  lead: LeadInput,
  answer: Extract<LeadReceipt, { ok: true }>,
  { form, car }: Pick<EnquiryFormProps, 'form' | 'car'>,
) => {
  writeStored(host, profileStore, updateProfile(lead, readStored(host, profileStore)))
  host.storage.write(
    lastEnquiryKey,
    JSON.stringify({
      leadId: answer.leadId,
      form,
      car,
      about: answer.about,
      locationId: lead.locationId,
      preferredTime: lead.preferredTime,
      ...answer.place,
    }),
  )
}

/**
 * A form that submits a lead (ENQ-03 to ENQ-07): it keeps its values when its dialog closes or a submission fails, shows validation errors,
 * and continues to the thank-you page. Returning shoppers get their contact details prefilled (ENT-22). Without scripts the browser posts
 * it. Only the server validates.
 */
export const EnquiryForm = (props: EnquiryFormProps) => {
  const { form, fields, steps = [], car, locationId } = props
  const host = useRuntimeHost()
  const id = useId()
  const [state, setState] = useState<EnquiryState>('idle')
  const [errors, setErrors] = useState<FormErrors | null>(null)
  const { step, goOn, goBack, goTo, draftId } = useSteps(steps, id)
  const [offered, setOffered] = useState<readonly string[]>([])
  const element = useRef<HTMLFormElement>(null)
  const summary = useRef<HTMLDivElement>(null)
  const openedAt = useRef(0)
  const key = useRef('')
  const formKey = `${form} ${car?.slug ?? ''}`

  useEffect(() => {
    openedAt.current = performance.now()
  }, [])

  useEffect(() => {
    if (!element.current) return
    restoreEntered(formKey, element.current)
    setOffered(fillIn(element.current, knownContact(host)))
  }, [host, formKey])

  // On back navigation from the thank-you page the browser may restore this page from the back/forward cache.
  useEffect(() => {
    const onShow = (event: PageTransitionEvent) => event.persisted && setState('idle')
    window.addEventListener('pageshow', onShow)
    return () => window.removeEventListener('pageshow', onShow)
  }, [])

  useEffect(() => {
    if (errors) summary.current?.focus()
  }, [errors])

  const slot = useMemo(() => {
    const kind = bookingKinds.find((one) => one === form)
    return kind && ((given: FieldInputProps) => <SlotField {...given} form={kind} carSlug={car?.slug} locationId={locationId} />)
  }, [form, car?.slug, locationId])

  // Another person uses this browser now: deletes the stored contact details.
  const forget = () => {
    writeStored(host, profileStore, profileStore.empty)
    deleteEnteredValues(formKey)
    for (const name of offered) {
      const input = element.current?.elements.namedItem(name)
      if (input instanceof HTMLInputElement) input.value = ''
    }
    setOffered([])
    const first = element.current?.elements.namedItem(offered[0] ?? '')
    if (first instanceof HTMLInputElement) first.focus()
  }

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (state !== 'idle') return
    key.current ||= idempotencyKey()
    setState('submitting')
    setErrors(null)
    const lead = leadFromForm(new FormData(event.currentTarget), {
      form,
      fields,
      carSlug: car?.slug,
      locationId,
      url: window.location.pathname + window.location.search,
      elapsedMs: Math.round(performance.now() - openedAt.current),
    })
    const isLastStep = step >= steps.length - 1
    const body = steps.length > 0 ? { ...lead, isLastStep, step: step + 1, ...(draftId.current && { leadId: draftId.current }) } : lead
    try {
      const answer = await host.submitLead(body, key.current)
      if (!answer.ok) {
        const at = steps.findIndex(({ names }) => names.some((name) => answer.fields[name]))
        if (at >= 0) goTo(at)
        setErrors({ message: answer.message || unexpectedError, fields: answer.fields })
        return setState('idle')
      }
      if (!isLastStep) {
        draftId.current = answer.leadId
        goOn()
        return setState('idle')
      }
      if (answer.event) trackQuietly(host, { name: 'lead', id: answer.event.id, params: { form, ...answer.event.params } })
      storeEnquiry(host, lead, answer, { form, car })
      deleteEnteredValues(formKey)
      key.current = ''
      draftId.current = ''
      setState('leaving')
      host.navigate(answer.next ?? '/success')
    } catch {
      setErrors({ message: failed, fields: {}, help: tryAgain })
      setState('idle')
    }
  }

  return (
    <EnquiryFormView
      {...props}
      id={id}
      state={state}
      errors={errors}
      // Set on the first client render: a press that triggered hydration is replayed right after it.
      scripted
      step={step}
      onBack={goBack}
      onForget={offered.length > 0 ? forget : undefined}
      onSubmit={submit}
      onChange={({ target }) => storeEntered(formKey, target)}
      formRef={element}
      summaryRef={summary}
      Slot={slot}
    />
  )
}
