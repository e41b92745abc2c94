import { leadAnswers } from '@forecourt/rules/leads/leadAnswers'
import { isRecord } from '@forecourt/schema/isRecord'

const numbers = ['elapsedMs']
const lists = ['visitedPages']
const boxes = leadAnswers.filter(({ kind }) => kind === 'tick')
const truths: readonly string[] = boxes.flatMap(({ id }) => [id, `${id}Preticked`])

/** What a form sent, as JSON or the way a browser without scripts sends it; null when it is neither. */
export function parseLeadInput(contentType: string, body: string): { [field: string]: unknown } | null {
  if (contentType.startsWith('application/x-www-form-urlencoded')) return fromForm(new URLSearchParams(body))
  if (!contentType.startsWith('application/json')) return null
  try {
    const said: unknown = JSON.parse(body)
    return isRecord(said) ? said : null
  } catch {
    return null
  }
}

function fromForm(form: URLSearchParams): { [field: string]: unknown } {
  const fields = [...new Set(form.keys())].map((name) => {
    if (lists.includes(name)) return [name, form.getAll(name)]
    const value = form.get(name) ?? ''
    if (truths.includes(name)) return [name, ['on', 'true', '1', 'yes'].includes(value)]
    return [name, numbers.includes(name) ? Number(value) : value]
  })
  // Nothing on a page without scripts can measure how long it was open: that is no sign of a machine.
  return { elapsedMs: null, ...Object.fromEntries(fields) }
}
