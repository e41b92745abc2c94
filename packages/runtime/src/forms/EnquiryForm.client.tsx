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
  // For each step that the shopper has passed: removes its entry from the browser's history.
  const entryRemovers = useRef<(() => void)[]>([])
  const moved = useRef(false)
  const draftId = useRef('')

  const goTo = (wanted: number) => {
    moved.current = true
    while (entryRemovers.current.length > wanted) entryRemovers.current.pop()?.()
    setStep(wanted)
  }
  const goForward = () => {
    moved.current = true
    entryRemovers.current.push(
      host.overlay(() => {
        entryRemovers.current.pop()
        moved.current = true
        setStep(entryRemovers.current.length)
      }),
    )
    setStep(entryRemovers.current.length)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus moves when the step does
  useEffect(() => {
    if (moved.current) document.getElementById(stepHeadingId(id, step))?.focus()
  }, [step])

  useEffect(
    () => () => {
      for (const close of entryRemovers.current.splice(0)) close()
    },
    [],
  )

  return { step: Math.min(step, Math.max(0, steps.length - 1)), goForward, goTo, goBack: () => goTo(step - 1), draftId }
}

/** This text is specified (ERR-03); the help follows below it. */
const submitError = 'An error occurred when submitting this form'
const tryAgain = 'Your details are still here. Check your connection and send it again.'
const unexpectedError = 'An unexpected error occured.'

/** Stores what the thank-you page shows, and the contact details for the next form. */
const storeEnquiry = (
  host: RuntimeHost,
  lead: LeadInput,
  receipt: Extract<LeadReceipt, { ok: true }>,
  { form, car }: Pick<EnquiryFormProps, 'form' | 'car'>,
) => {
  writeStored(host, profileStore, updateProfile(lead, readStored(host, profileStore)))
  host.storage.write(
    lastEnquiryKey,
    JSON.stringify({
      leadId: receipt.leadId,
      form,
      car,
      about: receipt.about,
      locationId: lead.locationId,
      preferredTime: lead.preferredTime,
      ...receipt.recipient,
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
  // Names of fields that changed since they had an error.
  const [changed, setChanged] = useState<readonly string[]>([])
  const { step, goForward, goBack, goTo, draftId } = useSteps(steps, id)
  const [prefilled, setPrefilled] = useState<readonly string[]>([])
  const element = useRef<HTMLFormElement>(null)
  const summary = useRef<HTMLDivElement>(null)
  const key = useRef('')
  const formKey = `${form} ${car?.slug ?? ''}`

  useEffect(() => {
    if (!element.current) return
    restoreEntered(formKey, element.current)
    setPrefilled(fillIn(element.current, knownContact(host)))
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

  // Called when the shopper isn't the person of the prefilled details: deletes them from the form and the browser.
  const clearPrefilled = () => {
    writeStored(host, profileStore, profileStore.empty)
    deleteEnteredValues(formKey)
    for (const name of prefilled) {
      const input = element.current?.elements.namedItem(name)
      if (input instanceof HTMLInputElement) input.value = ''
    }
    setPrefilled([])
    const first = element.current?.elements.namedItem(prefilled[0] ?? '')
    if (first instanceof HTMLInputElement) first.focus()
  }

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (state !== 'idle') return
    key.current ||= idempotencyKey()
    setState('submitting')
    setErrors(null)
    setChanged([])
    const lead = leadFromForm(new FormData(event.currentTarget), {
      form,
      fields,
      carSlug: car?.slug,
      locationId,
      url: window.location.pathname + window.location.search,
      // Since the page began to load: a shopper may fill in the form before it is hydrated, and send it right after.
      elapsedMs: Math.round(performance.now()),
    })
    const isLastStep = step >= steps.length - 1
    const body = steps.length > 0 ? { ...lead, isLastStep, step: step + 1, ...(draftId.current && { leadId: draftId.current }) } : lead
    try {
      const receipt = await host.submitLead(body, key.current)
      if (!receipt.ok) {
        const at = steps.findIndex(({ names }) => names.some((name) => receipt.fields[name]))
        if (at >= 0) goTo(at)
        setErrors({ message: receipt.message || unexpectedError, fields: receipt.fields })
        return setState('idle')
      }
      if (!isLastStep) {
        draftId.current = receipt.leadId
        goForward()
        return setState('idle')
      }
      if (receipt.event) trackQuietly(host, { name: 'lead', id: receipt.event.id, params: { form, ...receipt.event.params } })
      storeEnquiry(host, lead, receipt, { form, car })
      deleteEnteredValues(formKey)
      key.current = ''
      draftId.current = ''
      setState('sent')
      host.navigate(receipt.next ?? '/success')
    } catch {
      setErrors({ message: submitError, fields: {}, help: tryAgain })
      setState('idle')
    }
  }

  return (
    <EnquiryFormView
      {...props}
      id={id}
      state={state}
      errors={errors}
      changed={changed}
      // Set on the first client render: a press that triggered hydration is replayed right after it.
      scripted
      step={step}
      onBack={goBack}
      onForget={prefilled.length > 0 ? clearPrefilled : undefined}
      onSubmit={submit}
      onChange={({ target }) => {
        storeEntered(formKey, target)
        if (errors?.fields[target.name]) setChanged([...changed, target.name])
      }}
      formRef={element}
      summaryRef={summary}
      Slot={slot}
    />
  )
}
