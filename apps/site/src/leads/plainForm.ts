import type { Car } from '@forecourt/rules/entities/Car'
import type { FormField } from '@forecourt/rules/leads/form/FormField'
import { escaped } from '../http/escaped'
import { plainField } from './plainField'
import type { PlainPage } from './plainPage'

/** A form that was sent, and what it is made of. */
export interface SentForm {
  readonly form: string
  readonly fields: readonly FormField[]
  readonly input: { readonly [field: string]: unknown }
  readonly car: Pick<Car, 'slug' | 'name'> | null
  readonly submitLabel: string
}

interface FormProblems {
  /** What is wrong, by field. */
  readonly faults?: { readonly [field: string]: string }
  /** What went wrong, when it was none of the fields. */
  readonly message?: string
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

/** What is wrong, each with the way to its field (ERR-10). */
export const faultSummary = (fields: readonly { readonly name: string }[], faults: { readonly [field: string]: string }) => {
  const listed = fields.flatMap(({ name }) => {
    const fault = faults[name]
    return fault ? [`<li><a href="#${name}">${escaped(fault)}</a></li>`] : []
  })
  return `<div class="problems" role="alert"><strong>Please fix the following errors:</strong><ul>${listed.join('')}</ul></div>`
}

/**
 * The form a shopper without scripts gets back: with all it asks for, what they typed, and what is wrong (ERR-10). The page they
 * come from may not have asked for what is missing; so at first nothing is wrong with what was left empty, and it is asked for.
 */
export function plainForm({ form, fields, input, car, submitLabel }: SentForm, { faults = {}, message }: FormProblems): PlainPage {
  const wasRequested =
    'again' in input || fields.some(({ name, type }) => faults[name] && (type === 'checkbox' || textOf(input[name]).trim() !== ''))
  const carried = ['locationId', 'dealershipSlug', 'url', 'idempotencyKey'].filter(
    (name) => textOf(input[name]) !== '' && !fields.some((field) => field.name === name),
  )
  const hidden = [
    ['form', form],
    ['again', '1'],
    ...(car ? [['carSlug', car.slug]] : []),
    ...carried.map((name) => [name, textOf(input[name])]),
    // What a box looked like at first stays known, whatever the site says by now (ENQ-16).
    ...fields.flatMap(({ name }) => (input[`${name}Preticked`] === true ? [[`${name}Preticked`, 'true']] : [])),
  ].map(([name = '', value = '']) => `<input type="hidden" name="${name}" value="${escaped(value)}">`)
  const controls = fields.map((field) => {
    const wasSent = Object.keys(input).some((name) => fields.some((one) => one.name === name))
    return plainField({
      field,
      value: field.name in input ? textOf(input[field.name]) : textOf(field.defaultValue),
      isTicked: wasSent ? input[field.name] === true : field.defaultValue === true,
      problem: wasRequested ? faults[field.name] : undefined,
    })
  })
  return {
    heading: message ?? (wasRequested ? 'Nearly there' : 'A little more, please'),
    body: `${car ? `<p>About the <a href="/cars/${escaped(car.slug)}">${escaped(car.name)}</a>. What you typed is still here.</p>` : '<p>What you typed is still here.</p>'}
${wasRequested && Object.keys(faults).length > 0 ? faultSummary(fields, faults) : ''}
<form method="post" action="/api/leads">
${[...hidden, ...controls].join('\n')}
<div class="trap" aria-hidden="true"><label for="website">Leave this empty</label><input id="website" name="website" tabindex="-1" autocomplete="off"></div>
<div><button type="submit">${escaped(submitLabel)}</button></div>
</form>`,
  }
}
