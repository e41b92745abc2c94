import { noTimeSuits, noTimeSuitsLabel } from '@forecourt/rules/bookings/bookableDays'
import { addDays } from '@forecourt/rules/dates/calendarDate'
import type { Car } from '@forecourt/rules/entities/Car'
import { formatTime } from '@forecourt/rules/format/formatDate'
import { clockMinutes } from '@forecourt/rules/hours/clockMinutes'
import type { AnswerField } from '@forecourt/rules/leads/form/FormContext'
import type { FormField } from '@forecourt/rules/leads/form/formFields'
import { optionName } from '@forecourt/rules/leads/form/options/optionNames'
import { escaped } from '../http/messageHtml'
import type { PlainPage } from './plainPage'

interface FilledField {
  /** The answer's field, with the name of its form control. */
  readonly field: AnswerField & { readonly name: string }
  /** Entered value. */
  readonly value: string
  readonly isTicked: boolean
  readonly problem: string | undefined
}

const inputTypes: { readonly [Type in AnswerField['type']]?: string } = {
  email: 'email',
  tel: 'tel',
  date: 'date',
  datetime: 'datetime-local',
}
const inputModes: { readonly [Type in AnswerField['type']]?: string } = { postcode: 'numeric', currency: 'numeric', contact: 'email' }

const attributes = (named: { readonly [name: string]: string | number | boolean | undefined }) =>
  Object.entries(named)
    .flatMap(([name, value]) =>
      value === undefined || value === false ? [] : value === true ? [name] : [`${name}="${escaped(String(value))}"`],
    )
    .join(' ')

const control = ({ field, value, problem }: FilledField): string => {
  const { name, type, required, maxLength, placeholder, autoComplete, hint, suggestions = [], min, max } = field
  const shared = {
    id: name,
    name,
    required,
    'aria-invalid': problem ? 'true' : undefined,
    'aria-describedby': [problem && `${name}-problem`, hint && `${name}-hint`].filter(Boolean).join(' ') || undefined,
  }
  if (type === 'textarea') return `<textarea ${attributes({ ...shared, rows: 4, maxlength: maxLength })}>\n${escaped(value)}</textarea>`
  if (type === 'select') {
    const options = [{ value: '', label: 'Please choose' }, ...(field.options ?? [])].map(
      (option) => `<option ${attributes({ value: option.value, selected: option.value === value })}>${escaped(option.label)}</option>`,
    )
    return `<select ${attributes(shared)}>${options.join('')}</select>`
  }
  return `<input ${attributes({
    ...shared,
    type: inputTypes[type] ?? 'text',
    inputmode: inputModes[type],
    maxlength: type === 'datetime' || type === 'date' ? undefined : maxLength,
    autocomplete: autoComplete,
    placeholder,
    list: suggestions.length > 0 ? `${name}-suggestions` : undefined,
    min,
    max,
    value,
  })}>${suggestions.length > 0 ? `<datalist id="${name}-suggestions">${suggestions.map((one) => `<option ${attributes({ value: one })}></option>`).join('')}</datalist>` : ''}`
}

/** Radio or checkbox group (ENQ-19, ENQ-20). */
function plainOptions({ field, value, problem }: FilledField, text: string): string {
  const chosen = value.split(',').map((label) => label.trim())
  const groups = (field.questions ?? []).map((question) => {
    const type = question.answers === 'one' ? 'radio' : 'checkbox'
    const options = question.options.map((option) => {
      const named = { type, name: optionName(question, option), value: option.label, checked: chosen.includes(option.label) }
      const needs = { required: type === 'radio' && question.required, 'aria-invalid': problem ? 'true' : undefined }
      return `<label class="tick"><input ${attributes({ ...named, ...needs })}> <span>${escaped(option.label)}</span></label>`
    })
    const optional = question.required ? '' : ' <span class="quiet">(optional)</span>'
    return `<fieldset><legend>${escaped(question.label)}${optional}</legend>${options.join('')}</fieldset>`
  })
  return `<fieldset ${attributes({ id: field.name, name: field.name, tabindex: -1 })}>${groups.join('')}${text}</fieldset>`
}

/** A rating as a radio group. */
function plainStars({ field, value, problem }: FilledField, text: string): string {
  const { name, label, required, options = [] } = field
  const stars = options.map((option) => {
    const input = attributes({ type: 'radio', name, value: option.value, checked: option.value === value, required })
    return `<label class="tick"><input ${input}> <span>${escaped(option.label)}</span></label>`
  })
  const optional = required ? '' : ' <span class="quiet">(optional)</span>'
  const described = problem ? `${name}-problem` : undefined
  const group = attributes({ id: name, name, tabindex: -1, 'aria-describedby': described })
  return `<fieldset ${group}><legend>${escaped(label)}${optional}</legend>${stars.join('')}${text}</fieldset>`
}

const dayNames = new Intl.DateTimeFormat('en-AU', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' })

/** Free times by day, and “none of these” (API-14); `slotsFrom` requests later ones and keeps the entered values. */
function plainSlots({ field, value, problem }: FilledField, text: string): string {
  const { name, label, days } = field
  if (!days)
    return `<fieldset ${attributes({ id: name, name })}><legend>${escaped(label)}</legend><p class="quiet">You can choose it once you’ve chosen a location.</p></fieldset>`
  const radio = (time: string, timeLabel: string) =>
    `<label class="tick"><input ${attributes({ type: 'radio', name, value: time, checked: time === value, 'aria-invalid': problem ? 'true' : undefined })}> <span>${escaped(timeLabel)}</span></label>`
  const listed = days.map(({ date, times }, index) => {
    const isOpen = index === 0 || value.startsWith(date)
    const radios = times.map((time) => radio(`${date}T${time}`, formatTime(clockMinutes(time) ?? 0)))
    return `<details ${attributes({ open: isOpen })}><summary>${escaped(dayNames.format(new Date(date)))}</summary><div class="times">${radios.join('')}</div></details>`
  })
  const last = days.at(-1)?.date
  const later = last
    ? `<button class="later" type="submit" name="slotsFrom" value="${addDays(last, 1)}" formnovalidate>Later days</button>`
    : '<p>No times are available. Tell us what suits you in the comments and we’ll call you.</p>'
  return `<fieldset ${attributes({ id: name, tabindex: -1 })}><legend>${escaped(label)}</legend>${listed.join('')}${later}${radio(noTimeSuits, noTimeSuitsLabel)}${text}</fieldset>`
}

/** A form field in plain HTML, with value and error. */
export function plainField(filled: FilledField): string {
  const { field, value, isTicked, problem } = filled
  const text = problem ? `<p class="problem" id="${field.name}-problem">${escaped(problem)}</p>` : ''
  if (field.type === 'hidden') return `<input ${attributes({ type: 'hidden', name: field.name, value })}>`
  if (field.type === 'checkbox') {
    const box = attributes({
      type: 'checkbox',
      id: field.name,
      name: field.name,
      value: 'true',
      checked: isTicked,
      required: field.required,
    })
    const { reading } = field
    const terms = reading
      ? `<p class="terms"><a href="${escaped(reading.href)}" target="_blank" rel="noopener">${escaped(reading.label)}</a></p>`
      : ''
    const read = field.hint ? `<p class="conditions" tabindex="0">${escaped(field.hint)}</p>` : ''
    return `<div>${read}<label class="tick"><input ${box}> <span>${escaped(field.label)}</span></label>${terms}${text}</div>`
  }
  if (field.type === 'slot') return plainSlots(filled, text)
  if (field.type === 'stars') return plainStars(filled, text)
  if (field.type === 'options') return plainOptions(filled, text)
  const hint = field.hint ? `<p class="quiet" id="${field.name}-hint">${escaped(field.hint)}</p>` : ''
  const optional = field.required ? '' : ' <span class="quiet">(optional)</span>'
  return `<div><label for="${field.name}">${escaped(field.label)}${optional}</label>${control(filled)}${hint}${text}</div>`
}

/** A submitted form and its definition. */
export interface SentForm {
  readonly form: string
  readonly fields: readonly FormField[]
  readonly input: { readonly [field: string]: unknown }
  readonly car: Pick<Car, 'slug' | 'name'> | null
  readonly submitLabel: string
}

interface FormProblems {
  /** Errors by field. */
  readonly faults?: { readonly [field: string]: string }
  /** General error. */
  readonly message?: string
}

const asText = (value: unknown) => (typeof value === 'string' ? value : '')

/** Error summary with links to the fields (ERR-10). */
export const faultSummary = (fields: readonly { readonly name: string }[], faults: { readonly [field: string]: string }) => {
  const listed = fields.flatMap(({ name }) => {
    const fault = faults[name]
    return fault ? [`<li><a href="#${name}">${escaped(fault)}</a></li>`] : []
  })
  return `<div class="problems" role="alert"><strong>Please fix the following errors:</strong><ul>${listed.join('')}</ul></div>`
}

/**
 * The form returned to shoppers without scripts: all fields, entered values and errors (ERR-10). The original page may have had fewer
 * fields, so missing ones are not errors at first.
 */
export function plainForm({ form, fields, input, car, submitLabel }: SentForm, { faults = {}, message }: FormProblems): PlainPage {
  const showsErrors =
    'again' in input || fields.some(({ name, type }) => faults[name] && (type === 'checkbox' || asText(input[name]).trim() !== ''))
  const hiddenNames = ['locationId', 'dealershipSlug', 'url', 'idempotencyKey'].filter(
    (name) => asText(input[name]) !== '' && !fields.some((field) => field.name === name),
  )
  const hidden = [
    ['form', form],
    ['again', '1'],
    ...(car ? [['carSlug', car.slug]] : []),
    ...hiddenNames.map((name) => [name, asText(input[name])]),
    // The initial state of a checkbox is preserved (ENQ-16).
    ...fields.flatMap(({ name }) => (input[`${name}Preticked`] === true ? [[`${name}Preticked`, 'true']] : [])),
  ].map(([name = '', value = '']) => `<input type="hidden" name="${name}" value="${escaped(value)}">`)
  const controls = fields.map((field) => {
    const wasSent = Object.keys(input).some((name) => fields.some((one) => one.name === name))
    return plainField({
      field,
      value: field.name in input ? asText(input[field.name]) : asText(field.defaultValue),
      isTicked: wasSent ? input[field.name] === true : field.defaultValue === true,
      problem: showsErrors ? faults[field.name] : undefined,
    })
  })
  return {
    heading: message ?? (showsErrors ? 'Nearly there' : 'A few more details, please'),
    body: `${car ? `<p>About the <a href="/cars/${escaped(car.slug)}">${escaped(car.name)}</a>. Your details are still here.</p>` : '<p>Your details are still here.</p>'}
${showsErrors && Object.keys(faults).length > 0 ? faultSummary(fields, faults) : ''}
<form method="post" action="/api/leads">
${[...hidden, ...controls].join('\n')}
<div class="trap" aria-hidden="true"><label for="website">Leave this empty</label><input id="website" name="website" tabindex="-1" autocomplete="off"></div>
<div><button type="submit">${escaped(submitLabel)}</button></div>
</form>`,
  }
}
