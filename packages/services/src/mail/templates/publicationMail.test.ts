import { expect, it } from 'vitest'
import { type PublicationMailFacts, publicationMail } from './publicationMail'

const facts: PublicationMailFacts = {
  siteName: 'Harbour Motors',
  brandColour: '#0a5c8f',
  siteAddress: 'https://harbour.example',
  editorAddress: 'https://console.example/#/sites/s1',
  author: 'Mia Tran',
  at: 'Tue 24 Nov, 9:00 am (Perth)',
  note: 'For <b>Tuesday</b>',
  stage: 'settled',
  version: 12,
  reason: '',
}

it('the publication mail names the published version, its time and the site’s address', async () => {
  const mail = await publicationMail(facts)
  expect(mail.subject).toBe('Version 12 of Harbour Motors is live')
  for (const body of [mail.html, mail.text]) for (const text of [facts.at, facts.siteAddress]) expect(body).toContain(text)
  expect(mail.html).toContain('Mia Tran')
  expect(mail.html).not.toContain('<b>Tuesday</b>')
})

it('the publication mail says why a publication failed, with a link to the editor', async () => {
  const reason = 'Version 9 went live after this was scheduled and has different values for “Tagline”.'
  const mail = await publicationMail({ ...facts, version: null, reason })
  expect(mail.subject).toBe('Harbour Motors was not published')
  for (const body of [mail.html, mail.text]) for (const text of [reason, facts.editorAddress]) expect(body).toContain(text)
  expect(mail.text).not.toContain(facts.siteAddress)
})

it('the publication mail announces a scheduled publication, and warns about what would prevent it', async () => {
  const reminder = await publicationMail({ ...facts, stage: 'reminder', version: null })
  expect(reminder.subject).toBe(`Harbour Motors goes live ${facts.at}`)
  expect(reminder.text).toContain('Later edits stay in the draft.')
  const obstacle = await publicationMail({ ...facts, stage: 'obstacle', version: null, reason: 'Locked since.' })
  expect(obstacle.subject).toBe('The scheduled publication of Harbour Motors needs your attention')
  expect(obstacle.text).toContain('Locked since.')
  expect(obstacle.text).toContain(`nothing will go live ${facts.at}`)
})
