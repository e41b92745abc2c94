import { draftLines } from '@forecourt/rules/leads/form/draftLines'
import { formSteps } from '@forecourt/rules/leads/form/formSteps'
import type { CheckedLead } from './checkLead'
import type { LeadPorts } from './LeadPorts'
import type { SentLead } from './parseLeadRequest'

/** Keeps a step of a form in several (ENQ-08), and answers it; null for a form that is sent whole, or with its last step. */
export async function storeLeadStep(
  { input, draftId, responses }: SentLead,
  { form, context, sent, check }: CheckedLead,
  { storeDraft }: Pick<LeadPorts, 'storeDraft'>,
): Promise<Response | null> {
  const steps = input.isLastStep === false ? formSteps(form, sent.fields, context) : []
  const step = Math.min(Math.max(1, Math.trunc(Number(input.step)) || 1), steps.length - 1)
  if (step <= 0) return null
  // A step is right when nothing is wrong with what was asked so far.
  const soFar = sent.fields.filter(({ name }) => steps.slice(0, step).some(({ names }) => names.includes(name)))
  const faults = check.ok ? [] : Object.entries(check.fields).filter(([name]) => soFar.some((field) => field.name === name))
  if (!check.ok && faults.length > 0) return responses.faulty(sent, check.message, Object.fromEntries(faults))
  const mayBeKept = input.followUp === true && soFar.some(({ name }) => name === 'followUp')
  const asked = soFar.filter(({ name }) => name !== 'followUp')
  const answers = mayBeKept ? draftLines(asked, input) : null
  return responses.draftStored(await storeDraft({ draftId, form, step, steps: steps.length, answers }))
}
