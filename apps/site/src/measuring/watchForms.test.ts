// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { watchForms } from './startMeasuring'

const inputNamed = (name: string) => document.querySelector<HTMLInputElement>(`input[name="${name}"]`)

it('the analytics script reports a form once, also one entered before the script loaded, and no other field (ANL-01)', () => {
  const form = (kind: string) =>
    `<form action="/api/leads"><input name="form" value="${kind}"><input name="${kind}-1"><input name="${kind}-2"></form>`
  document.body.innerHTML = `${form('general')}${form('finance')}<form action="/search"><input name="words"></form>`
  inputNamed('general-1')?.focus()
  const begun: string[] = []
  watchForms((kind) => begun.push(kind))
  expect(begun).toEqual(['general'])
  for (const name of ['general-2', 'words', 'finance-1', 'general-1', 'finance-2']) inputNamed(name)?.focus()
  expect(begun).toEqual(['general', 'finance'])
})
