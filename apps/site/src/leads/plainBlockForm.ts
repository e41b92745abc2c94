import type { AnswerField } from '@forecourt/rules/leads/form/AnswerField'
import { escaped } from '../http/escaped'
import { plainField } from './plainField'
import { faultSummary } from './plainForm'
import type { PlainPage } from './plainPage'

export interface SentBlockForm {
  readonly action: string
  /** Pointer of the block it was sent from. */
  readonly at: string
  readonly fields: readonly (AnswerField & { readonly name: string })[]
  readonly sent: (name: string) => string
  readonly submitLabel: string
}

/** The form of a block as it was sent, with what is wrong (ERR-10). */
export const plainBlockForm = (
  { action, at, fields, sent, submitLabel }: SentBlockForm,
  faults: { readonly [name: string]: string | undefined },
): PlainPage => {
  const said = Object.fromEntries(Object.entries(faults).flatMap(([name, fault]) => (fault ? [[name, fault]] : [])))
  const controls = fields.map((field) => {
    const value = sent(field.name)
    return plainField({ field, value, isTicked: value === 'true', problem: said[field.name] })
  })
  return {
    heading: 'Nearly there',
    body: `<p>What you typed is still here.</p>
${faultSummary(fields, said)}
<form method="post" action="${escaped(action)}">
<input type="hidden" name="at" value="${escaped(at)}">
${controls.join('\n')}
<div><button type="submit">${escaped(submitLabel)}</button></div>
</form>`,
  }
}
