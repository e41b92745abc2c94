import { expect, it } from 'vitest'
import { type RequestMailFacts, requestMail } from './requestMail'

const facts: RequestMailFacts = {
  siteName: 'Harbour Motors',
  brandColour: '#0a5c8f',
  editorAddress: 'https://console.example/#/sites/s1/edit',
  author: 'Ana',
  answeredBy: null,
  stage: 'asked',
  note: 'New <i>tagline</i> for summer',
  changes: ['Tagline: “Old” → “New”'],
  version: null,
}

it('the request mail names the requester, the reason and the changes to the users who can publish', async () => {
  const mail = await requestMail(facts)
  expect(mail.subject).toBe('Ana has asked you to publish Harbour Motors')
  for (const body of [mail.html, mail.text]) for (const text of ['Tagline', facts.editorAddress]) expect(body).toContain(text)
  expect(mail.html).not.toContain('<i>tagline</i>')
  const many = await requestMail({ ...facts, changes: Array.from({ length: 40 }, (_, index) => `Change ${index}`) })
  expect(many.text).toContain('And 28 more.')
})

it('the request mail informs the requester that the changes were published or sent back', async () => {
  const published = await requestMail({ ...facts, stage: 'published', answeredBy: 'Mia', version: 7, note: '' })
  expect(published.subject).toBe('Mia published version 7 of Harbour Motors')
  const back = await requestMail({ ...facts, stage: 'sentBack', answeredBy: 'Mia', note: 'The phone is wrong.' })
  expect(back.subject).toBe('Mia sent back your changes to Harbour Motors')
  expect(back.text).toContain('The phone is wrong.')
  expect(back.text).not.toContain('Tagline')
})
