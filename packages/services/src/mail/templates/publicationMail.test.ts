import { expect, it } from 'vitest'
import type { PublicationMailFacts } from './PublicationMailFacts'
import { publicationMail } from './publicationMail'

const facts: PublicationMailFacts = {
  siteName: 'Harbour Motors',
  brandColour: '#0a5c8f',
  siteAddress: 'https://harbour.example',
  editorAddress: 'https://console.example/#/sites/s1',
  at: 'Tue 24 Nov, 9:00 am (Perth)',
  note: 'For <b>Tuesday</b>',
  version: 12,
  reason: '',
}

it('tells the author which version went live, when, and where to see it', async () => {
  const mail = await publicationMail(facts)
  expect(mail.subject).toBe('Version 12 of Harbour Motors is live')
  for (const body of [mail.html, mail.text]) for (const said of [facts.at, facts.siteAddress]) expect(body).toContain(said)
  expect(mail.html).not.toContain('<b>Tuesday</b>')
})

it('tells the author why nothing went live, and leads to the editor', async () => {
  const reason = 'Version 9 went live after this was scheduled, so it was not published over it.'
  const mail = await publicationMail({ ...facts, version: null, reason })
  expect(mail.subject).toBe('Harbour Motors was not published')
  for (const body of [mail.html, mail.text]) for (const said of [reason, facts.editorAddress]) expect(body).toContain(said)
  expect(mail.text).not.toContain(facts.siteAddress)
})
