'use client'

import { isInStock } from '@forecourt/rules/entities/isInStock'
import type { FormField } from '@forecourt/rules/leads/form/FormField'
import { useEffect, useState } from 'react'
import { EnquiryForm } from '../../forms/EnquiryForm.client'
import type { EnquiryFormProps } from '../../forms/EnquiryFormView'
import { useRuntimeHost } from '../../host/RuntimeHostProvider.client'
import { type FinanceQuestion, financeQuestionOf } from './financeQuestionOf'

export type FinanceFormProps = Pick<EnquiryFormProps, 'fields' | 'steps' | 'submitLabel' | 'notes'>

interface Known {
  readonly question: FinanceQuestion
  readonly car: EnquiryFormProps['car']
}

const messageFor = ({ question: { budget }, car }: Known): string => {
  const sum = budget === null ? '' : `about $${budget.toLocaleString('en-AU')}`
  if (car) return `I would like finance for the ${car.name}${sum && `, ${sum}`}.`
  return sum && `I would like finance of ${sum}.`
}

/** A form's fields with what is known filled in, where the form asks for it. */
const filledIn = (fields: readonly FormField[], known: Known): FormField[] =>
  fields.map((field) => {
    if (field.name === 'message') return { ...field, defaultValue: messageFor(known) }
    const { dealershipSlug } = known.question
    const isOffered = dealershipSlug !== null && field.options?.some(({ value }) => value === dealershipSlug)
    return field.name === 'dealershipSlug' && isOffered ? { ...field, defaultValue: dealershipSlug } : field
  })

/** The finance form, filled in with what the link that led here knows: the car, the sum and the dealership (RTE-11). */
export const FinanceForm = ({ fields, steps, submitLabel, notes }: FinanceFormProps) => {
  const host = useRuntimeHost()
  const [known, setKnown] = useState<Known | null>(null)

  useEffect(() => {
    const question = financeQuestionOf(window.location.search)
    if (host.mode === 'preview' || Object.values(question).every((value) => value === null)) return
    let gone = false
    const find = async () => {
      // A car that left, or can't be asked about just now, leaves a form without it.
      const [car] = question.car === null ? [] : await host.cars([question.car]).catch(() => [])
      if (!gone) setKnown({ question, car: car && isInStock(car) ? { slug: car.slug, name: car.name } : null })
    }
    void find()
    return () => {
      gone = true
    }
  }, [host])

  return (
    <>
      {known?.car && (
        <p className="mb-5 rounded-field bg-surface px-4 py-3">
          About: <strong className="font-semibold">{known.car.name}</strong>
        </p>
      )}
      <EnquiryForm
        key={known ? 'known' : 'unknown'}
        form="finance"
        fields={known ? filledIn(fields, known) : fields}
        steps={steps}
        submitLabel={submitLabel}
        notes={notes}
        car={known?.car ?? null}
      />
    </>
  )
}
