'use client'

import type { LeadForm } from '@forecourt/rules/entities/LeadInput'
import type { FormField } from '@forecourt/rules/leads/formFields'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { useRuntimeHost } from '../host/RuntimeHostProvider.client'
import { profileStore } from '../storage/profileStore'
import { readStored } from '../storage/readStored'
import { writeStored } from '../storage/writeStored'
import { Button } from '../ui/Button'
import { Glyph } from '../ui/Glyph'
import { loaderCircle } from '../ui/icons/loaderCircle'
import { ErrorSummary, type FormErrors } from './ErrorSummary'
import { FieldInput } from './FieldInput'
import { fillIn } from './fillIn'
import { idempotencyKey } from './idempotencyKey'
import { leadFromForm } from './leadFromForm'
import { profileFrom } from './profileFrom'
import { trackQuietly } from './trackQuietly'
import { forgetTyped, keepTyped, putBackTyped } from './typed'

export interface EnquiryFormProps {
  readonly form: LeadForm
  readonly fields: readonly FormField[]
  readonly submitLabel: string
  /** The car the enquiry is about, if it is about one. */
  readonly car: { readonly slug: string; readonly name: string } | null
  /** The location it goes to, when the page is about one. */
  readonly locationId?: string
  /** What else the form can be sent as where there is no script. */
  readonly plainChoices?: readonly { readonly form: LeadForm; readonly label: string }[]
}

type State = 'idle' | 'submitting' | 'leaving'

/** Where the success page finds what was just sent (ENQ-05). */
export const lastEnquiryKey = 'lastEnquiry'

const failed = 'An error occurred when submitting this form'
const refused = 'An unexpected error occured.'

/**
 * A form whose submission becomes a lead (ENQ-03 to ENQ-07): it keeps what was typed whatever happens, even when its dialog is
 * closed, says what to fix, and leaves for the thank-you page. Who sent one before finds their contact details filled in (ENT-22). Without scripts the browser posts it. What is right and wrong is decided by the server alone.
 */
export const EnquiryForm = ({ form, fields, submitLabel, car, locationId, plainChoices = [] }: EnquiryFormProps) => {
  const host = useRuntimeHost()
  const [state, setState] = useState<State>('idle')
  const [errors, setErrors] = useState<FormErrors | null>(null)
  const [scripted, setScripted] = useState(false)
  const element = useRef<HTMLFormElement>(null)
  const summary = useRef<HTMLDivElement>(null)
  const openedAt = useRef(0)
  const key = useRef('')
  const id = useId()
  const typedKey = `${form} ${car?.slug ?? ''}`

  useEffect(() => {
    openedAt.current = performance.now()
    setScripted(true)
  }, [])

  useEffect(() => {
    if (!element.current) return
    putBackTyped(typedKey, element.current)
    fillIn(element.current, readStored(host, profileStore))
  }, [host, typedKey])

  // Back from the thank-you page the browser may show this very page again, as it was left.
  useEffect(() => {
    const onShow = (event: PageTransitionEvent) => event.persisted && setState('idle')
    window.addEventListener('pageshow', onShow)
    return () => window.removeEventListener('pageshow', onShow)
  }, [])

  useEffect(() => {
    if (errors) summary.current?.focus()
  }, [errors])

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
    try {
      const answer = await host.submitLead(lead, key.current)
      if (!answer.ok) {
        setErrors({ message: answer.message || refused, fields: answer.fields })
        return setState('idle')
      }
      if (answer.event) trackQuietly(host, answer.event)
      writeStored(host, profileStore, profileFrom(lead, readStored(host, profileStore)))
      host.storage.write(lastEnquiryKey, JSON.stringify({ leadId: answer.leadId, form, car }))
      forgetTyped(typedKey)
      key.current = ''
      setState('leaving')
      host.navigate('/success')
    } catch {
      setErrors({ message: failed, fields: {} })
      setState('idle')
    }
  }

  const busy = state !== 'idle'
  return (
    <form
      ref={element}
      method="post"
      action="/api/leads"
      noValidate={scripted}
      onSubmit={submit}
      onChange={({ target }) => keepTyped(typedKey, target)}
      aria-busy={busy}
      className="@container"
    >
      {errors && <ErrorSummary ref={summary} errors={errors} fields={fields} idOf={(name) => `${id}-${name}`} />}
      {plainChoices.length > 0 && (
        <div className="only-without-script mb-4">
          <label htmlFor={`${id}-form`} className="mb-1.5 block text-small font-semibold">
            What is it about?
          </label>
          <select id={`${id}-form`} name="form" className="field">
            {plainChoices.map((choice) => (
              <option key={choice.form} value={choice.form}>
                {choice.label}
              </option>
            ))}
          </select>
        </div>
      )}
      <input type="hidden" name="form" value={form} />
      <input type="hidden" name="redirect" value="/success" />
      {car && <input type="hidden" name="carSlug" value={car.slug} />}
      {locationId && <input type="hidden" name="locationId" value={locationId} />}
      <div className="grid gap-x-5 gap-y-4 @lg:grid-cols-2">
        {fields.map((field) => (
          <FieldInput key={field.name} field={field} id={`${id}-${field.name}`} problem={errors?.fields[field.name]} />
        ))}
      </div>
      <div className="sr-only" aria-hidden="true">
        <label htmlFor={`${id}-website`}>Leave this empty</label>
        <input id={`${id}-website`} name="website" tabIndex={-1} autoComplete="off" />
      </div>
      <Button type="submit" size="large" disabled={busy} className="mt-6 w-full @lg:w-auto">
        {busy && <Glyph path={loaderCircle} size={20} className="animate-spin" />}
        {busy ? 'Sending…' : submitLabel}
      </Button>
      <p role="status" className="sr-only">
        {state === 'submitting' ? 'Sending your enquiry' : state === 'leaving' ? 'Your enquiry was sent' : ''}
      </p>
    </form>
  )
}
