'use client'

import type { ValuationPage } from '@forecourt/rules/valuations/ValuationPage'
import { type FormEvent, type MouseEvent, useEffect, useId, useRef, useState } from 'react'
import { leadFromForm } from '../../forms/leadFromForm'
import { fillIn, updateProfile } from '../../forms/updateProfile'
import { useRuntimeHost } from '../../host/RuntimeHostProvider.client'
import { profileStore } from '../../storage/profileStore'
import { readStored, writeStored } from '../../storage/Store'
import { ValuationSteps } from './ValuationSteps'
import type { ValuationContent } from './valuationContent'

export interface ValuationFlowProps {
  readonly content: ValuationContent
  readonly start: ValuationPage
  readonly level: 2 | 3
}

const formAction = ({ action }: HTMLFormElement): string => new URL(action, window.location.href).pathname.split('/').at(-1) ?? ''

/** Uploads files one at a time, as each is large, until one is refused; a form without files is sent at once. */
const sendEach = async (data: FormData, send: (part: FormData) => Promise<ValuationPage>): Promise<ValuationPage> => {
  const entries = [...data]
  const files = entries.filter(([, value]) => typeof value !== 'string')
  if (files.length < 2) return send(data)
  const texts = entries.filter(([, value]) => typeof value === 'string')
  let page: ValuationPage | null = null
  for (const [name, file] of files) {
    const part = new FormData()
    for (const [field, value] of texts) part.append(field, value)
    part.append(name, file)
    page = await send(part)
    if (Object.keys(page.faults).length > 0 || page.problem) break
  }
  return page ?? send(data)
}

/** The text values of a form, without files. */
const textValues = (data: FormData): { readonly [field: string]: string } =>
  Object.fromEntries([...data].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])))

/** A valuation without page loads: sends each step like a form post and renders the next (TRD-01). */
export const ValuationFlow = ({ content, start, level }: ValuationFlowProps) => {
  const host = useRuntimeHost()
  const [page, setPage] = useState(start)
  const [turn, setTurn] = useState(0)
  const [busy, setBusy] = useState(false)
  const area = useRef<HTMLDivElement>(null)
  const isSending = useRef(false)
  const id = useId()

  // Moves focus to the step's heading, or to its error.
  useEffect(() => {
    if (turn === 0) return
    const form = area.current?.querySelector<HTMLFormElement>('form[action$="/contact"]')
    if (form) fillIn(form, readStored(host, profileStore))
    const first = area.current?.querySelector<HTMLElement>('[aria-invalid="true"]') ?? area.current?.querySelector<HTMLElement>('h2, h3')
    first?.focus()
  }, [host, turn])

  const show = (next: ValuationPage) => {
    setPage(next)
    setTurn((before) => before + 1)
  }

  const send = async (event: FormEvent<HTMLDivElement>) => {
    const form = event.target
    if (!(form instanceof HTMLFormElement)) return
    event.preventDefault()
    if (isSending.current) return
    isSending.current = true
    setBusy(true)
    const data = new FormData(form)
    const actionName = formAction(form)
    try {
      const next = await sendEach(data, (part) => host.sendValuation(actionName, part))
      if (actionName === 'contact' && next.valuation?.sent) {
        const { fields } = content.contact
        const lead = leadFromForm(data, { form: 'tradeIn', fields, carSlug: undefined, locationId: undefined, url: '', elapsedMs: 0 })
        writeStored(host, profileStore, updateProfile(lead, readStored(host, profileStore)))
      }
      // While the database is away, the response has no vehicle: the contact was spooled, or has errors. The page continues with its own.
      const lacksVehicle =
        next.valuation === null && next.problem === null && (next.done === 'spooled' || Object.keys(next.faults).length > 0)
      show(lacksVehicle ? { ...next, valuation: page.valuation, car: page.car, signedIn: page.signedIn } : next)
    } catch {
      show({ ...page, problem: 'away', faults: {}, done: null, entered: textValues(data) })
    } finally {
      isSending.current = false
      setBusy(false)
    }
  }

  const goBack = (event: MouseEvent<HTMLDivElement>) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLElement>('a[data-valuation-step]') : null
    if (!link || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    show({ ...page, requested: link.dataset.valuationStep ?? null, problem: null, faults: {}, done: null })
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: handles events of the forms and links inside
    // biome-ignore lint/a11y/useKeyWithClickEvents: links fire click on Enter
    <div ref={area} onSubmit={send} onClick={goBack}>
      <ValuationSteps key={turn} content={content} page={page} id={`${id}${turn}`} busy={busy} level={level} />
      <p role="status" className="sr-only">
        {busy ? 'Sending' : ''}
      </p>
    </div>
  )
}
