import type { ContentBlock, ContentPage } from '@forecourt/rules/blocks/BlockRules'
import { blockAt } from '@forecourt/rules/blocks/findBlockRules'
import type { AnswerField } from '@forecourt/rules/leads/form/FormContext'
import type { BlockKind } from '@forecourt/schema/blocks/blocks'
import { readBody } from '@forecourt/services/http/readBody'
import { jsonResponse } from '../http/HttpResponse'
import { isCrossOrigin } from '../http/isCrossOrigin'
import { escaped } from '../http/messageHtml'
import type { LiveSite } from '../sites/createSiteRegistry'
import { faultSummary, plainField } from './plainForm'
import { type PlainPage, plainPage, plainPagePolicy } from './plainPage'

/** Bytes. */
const maxFormBytes = 8 * 1024

interface BlockForm<Kind extends BlockKind> {
  readonly page: ContentPage
  readonly block: ContentBlock<Kind>
  /** JSON pointer of the block. */
  readonly at: string
  readonly sent: (name: string) => string
}

/** Finds the form of a block that was posted from the site itself; an error response otherwise. */
export async function findBlockForm<Kind extends BlockKind>(
  request: Request,
  { published }: LiveSite,
  kind: Kind,
): Promise<BlockForm<Kind> | Response> {
  if (isCrossOrigin(request)) return jsonResponse({ message: 'This form wasn’t sent from this site.' }, 403)
  const body = await readBody(request, maxFormBytes)
  if (body === null) return jsonResponse({ message: 'That’s too much text for one form.' }, 413)
  const form = new URLSearchParams(body)
  const at = form.get('at') ?? ''
  const found = blockAt(published.config, kind, at)
  if (!found) return jsonResponse({ message: 'There’s nothing at this address.' }, 404)
  return { ...found, at, sent: (name) => form.get(name) ?? '' }
}

/** Response page of such a form; `no-store`. */
export const blockPage = ({ published }: LiveSite, status: number, page: PlainPage): Response =>
  new Response(plainPage(page, published.config), {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': plainPagePolicy,
      'referrer-policy': 'same-origin',
    },
  })

export interface SentBlockForm {
  readonly action: string
  /** JSON pointer of the block. */
  readonly at: string
  readonly fields: readonly (AnswerField & { readonly name: string })[]
  readonly sent: (name: string) => string
  readonly submitLabel: string
}

/** The submitted form of a block with its errors (ERR-10). */
export const plainBlockForm = (
  { action, at, fields, sent, submitLabel }: SentBlockForm,
  faults: { readonly [name: string]: string | undefined },
): PlainPage => {
  const problems = Object.fromEntries(Object.entries(faults).flatMap(([name, fault]) => (fault ? [[name, fault]] : [])))
  const controls = fields.map((field) => {
    const value = sent(field.name)
    return plainField({ field, value, isTicked: value === 'true', problem: problems[field.name] })
  })
  return {
    heading: 'Nearly there',
    body: `<p>Your details are still here.</p>
${faultSummary(fields, problems)}
<form method="post" action="${escaped(action)}">
<input type="hidden" name="at" value="${escaped(at)}">
${controls.join('\n')}
<div><button type="submit">${escaped(submitLabel)}</button></div>
</form>`,
  }
}
