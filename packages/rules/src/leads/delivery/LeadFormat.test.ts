import { describe, expect, it } from 'vitest'
import { leadFormats } from './generated/leadFormats'
import type { LeadFormat, TargetField } from './LeadFormat'
import { sampleLead } from './sampleLead'

const sample = sampleLead('org', 'North Motors', { id: 'l-1', now: '2026-11-20T13:05:00.000Z' })
const lead = { ...sample, deliveryId: 'd-1', isTest: true, isAgain: false }
const examples = { addresses: ['crm@dealer.example'], webAddress: 'https://crm.example/leads', text: 'a secret value' }
const exampleValue = (field: TargetField) => (field.type === 'choice' ? (field.choices[0]?.value ?? null) : examples[field.type])

describe.each(Object.entries<LeadFormat>(leadFormats))('the lead format %s (ENT-16)', (_kind, format) => {
  const target = Object.fromEntries(Object.entries(format.fields).map(([name, field]) => [name, exampleValue(field)]))

  it('every lead format has texts for the console', () => {
    const { title, description, example, fields } = format
    for (const text of [title, description, example, ...Object.values(fields).map(({ label }) => label)]) expect(text).toMatch(/\S/)
  })

  it('every lead format contains the shopper, the car by its name or stock number, and the lead’s id, and gives the same payload each time', () => {
    if (format.by === 'leadMail') return expect(Object.keys(format.fields)).toEqual(['to'])
    const body = format.body(lead, target)
    const text = typeof body === 'string' ? body : JSON.stringify(body)
    for (const part of ['test@shopper.example', 'l-1']) expect(text).toContain(part)
    expect(text).toMatch(/Rio|TEST1/)
    expect(format.body(lead, target)).toEqual(body)
  })

  it('every lead format is sent to a declared address', () => {
    const addresses = Object.entries(format.fields).flatMap(([name, { type }]) =>
      type === 'webAddress' || type === 'addresses' ? [target[name]] : [],
    )
    if (format.by === 'post') {
      const { url, headers = {} } = format.request(target, lead)
      expect(new URL(url).protocol).toBe('https:')
      for (const name of Object.keys(headers)) expect(name).toBe(name.toLowerCase())
      expect(typeof format.body(lead, target) === 'object' || headers['content-type'] !== undefined).toBe(true)
      expect(format.refusal?.('') ?? null).toBeNull()
    } else if (format.by === 'mail') {
      const text = format.body(lead, target)
      const mail = format.mail(typeof text === 'string' ? text : JSON.stringify(text), target, lead)
      expect(addresses).toContainEqual(mail.to)
      expect(mail.subject).not.toMatch(/[\r\n]/)
    } else expect(addresses).toHaveLength(format.by === 'leadMail' ? 1 : 0)
  })
})
