import { expect, it } from 'vitest'
import { plainBlockForm } from './plainBlockForm'

const fields = [
  { name: 'amount', label: 'Amount', type: 'currency', required: true, maxLength: 14 },
  { name: 'kind', label: 'What it’s for', type: 'select', required: true, maxLength: 20, options: [{ value: 'part', label: 'A part' }] },
  { name: 'note', label: 'Note', type: 'textarea', required: false, maxLength: 200 },
] as const
const entered: { readonly [name: string]: string } = { amount: '12"><script>', kind: 'part', note: 'a & b' }
const { body } = plainBlockForm(
  { action: '/api/x?a="b"', at: '/pages/list/pay', fields, sent: (name) => entered[name] ?? '', submitLabel: 'Pay <now>' },
  { amount: 'Too <much>.', note: undefined },
)

it('a form with errors keeps the entered values, is sent to the same address, and shows each error at its field (ERR-10)', () => {
  expect(body).toContain('<form method="post" action="/api/x?a=&#34;b&#34;">')
  expect(body).toContain('<input type="hidden" name="at" value="/pages/list/pay">')
  expect(body).toMatch(
    /<input [^>]*name="amount"[^>]*aria-invalid="true"[^>]*aria-describedby="amount-problem"[^>]*value="12&#34;&#62;&#60;script&#62;"/,
  )
  expect(body).toMatch(/id="amount-problem"[^>]*>Too &#60;much&#62;\./)
  expect(body).toMatch(/<option value="part" selected>A part</)
  expect(body).toMatch(/<textarea [^>]*name="note"[^>]*>\na &#38; b<\/textarea>/)
  expect(body).toContain('>Pay &#60;now&#62;</button>')
  expect(body).not.toMatch(/<script|note-problem/)
})
