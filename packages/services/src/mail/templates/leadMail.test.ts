import { describe, expect, it } from 'vitest'
import type { LeadMailFacts } from './LeadMailFacts'
import { dealerLeadMail, shopperLeadMail } from './leadMail'

const facts: LeadMailFacts = {
  siteName: 'Harbour Motors',
  brandColour: '#0a5c8f',
  siteAddress: 'https://harbour.example',
  sent: 'enquiry',
  reference: '0192F3AB',
  begun: null,
  terms: null,
  subject: 'Test drive',
  name: 'Ana',
  lastName: 'Reid',
  email: 'ana@shopper.example',
  phone: '0491 570 156',
  message: 'Is it free on Saturday?\n<script>alert(1)</script>',
  answers: [{ label: 'Postcode', value: '2300' }],
  car: { name: '2021 Toyota Corolla', address: 'https://harbour.example/cars/corolla', facts: ['Stock S1001', '$24,990'] },
  visit: [],
  locationName: 'Newcastle',
  dealerPhone: '(02) 5550 1234',
  suspicious: false,
  receivedAt: '1 Mar 2026, 9:05 am',
  consoleAddress: 'https://console.example/leads/1',
  nextSteps: 'We call back within a business day.',
}

it('a confirmation has the labelled reference of the thank-you page, and the mail of a checkout left unpaid has none (ENQ-06)', async () => {
  const sent = await shopperLeadMail(facts)
  for (const body of [sent.html, sent.text]) expect(body).toContain('Your reference: 0192F3AB')
  expect((await shopperLeadMail({ ...facts, begun: 'buying' })).text).not.toContain('reference')
})

describe('dealerLeadMail', () => {
  it('dealerLeadMail shows a phone number as the console does, and links to the stored number', async () => {
    const { html, text } = await dealerLeadMail({ ...facts, phone: '+61412345678' })
    for (const body of [html, text]) expect(body).toContain('0412 345 678')
    expect(html).toContain('tel:+61412345678')
  })

  it('dealerLeadMail contains the shopper, the car and their contact details, with links to the car and the console', async () => {
    const mail = await dealerLeadMail(facts)
    expect(mail.subject).toBe('Test drive: 2021 Toyota Corolla – Ana Reid')
    for (const body of [mail.html, mail.text]) {
      for (const expected of [
        '0491 570 156',
        'ana@shopper.example',
        'Newcastle',
        '2300',
        'Stock S1001',
        facts.consoleAddress,
        'https://harbour.example/cars/corolla',
      ])
        expect(body).toContain(expected)
    }
    expect(mail.html).toContain('href="tel:0491570156"')
  })

  it('dealerLeadMail escapes what a shopper entered', async () => {
    expect((await dealerLeadMail(facts)).html).not.toContain('<script>alert')
  })

  it('dealerLeadMail marks a suspicious lead in the subject', async () => {
    expect((await dealerLeadMail({ ...facts, suspicious: true })).subject).toMatch(/^\[Check\] /)
  })
})

describe('mail about requests and messages', () => {
  const terms = 'Nothing has been paid yet.'

  it('mail about requests and messages informs dealership and shopper that nothing was paid, and thanks for a request (CHK-02)', async () => {
    const request = { ...facts, sent: 'reservation request', terms }
    const [toDealer, toShopper] = [await dealerLeadMail(request), await shopperLeadMail(request)]
    for (const body of [toDealer.html, toDealer.text, toShopper.html, toShopper.text]) expect(body).toContain(terms)
    expect(toShopper.subject).toBe('We’ve received your reservation request about the 2021 Toyota Corolla')
    expect(toShopper.text).toContain('We’ve received your reservation request.')
  })

  it('mail about requests and messages omits a missing email or phone number, and names the way to reply (VDP-07)', async () => {
    const byPhone = await dealerLeadMail({ ...facts, email: '' })
    expect(byPhone.text).not.toContain('Email:')
    expect(byPhone.html).not.toContain('mailto:')
    expect(byPhone.html).toContain('so please call')
    const byEmail = await dealerLeadMail({ ...facts, phone: '' })
    expect(byEmail.text).not.toContain('Phone:')
    expect(byEmail.html).not.toContain('href="tel:')
  })
})

describe('shopperLeadMail', () => {
  it('shopperLeadMail thanks a shopper by name and gives the next steps', async () => {
    const mail = await shopperLeadMail(facts)
    expect(mail.subject).toBe('We’ve received your enquiry about the 2021 Toyota Corolla')
    for (const body of [mail.html, mail.text]) {
      expect(body).toContain('We call back within a business day.')
      expect(body).toContain('(02) 5550 1234')
    }
    expect(mail.html).not.toContain(facts.consoleAddress)
  })

  it('shopperLeadMail contains no text that a stranger entered, not even as a name', async () => {
    const mail = await shopperLeadMail({
      ...facts,
      name: 'WIN A PRIZE',
      lastName: 'evil.example',
      message: 'Claim it at http://evil.example/x',
    })
    for (const body of [mail.subject, mail.html, mail.text]) expect(body).not.toMatch(/PRIZE|evil\.example|Claim/)
    expect(mail.text).toContain('Thank you. We’ve received your enquiry.')
    expect((await shopperLeadMail(facts)).text).toContain('Thanks, Ana. We’ve received your enquiry.')
  })

  it('shopperLeadMail names the car, time and place of a requested visit (ENQ-24)', async () => {
    const visit = [
      { label: 'Car', value: 'Kia Rio' },
      { label: 'Requested time', value: 'Friday 27 November 2026 at 10:00 am' },
      { label: 'Where', value: 'Newcastle' },
    ]
    const mail = await shopperLeadMail({ ...facts, car: null, visit, sent: 'test drive request' })
    expect(mail.subject).toBe('We’ve received your test drive request about the Kia Rio')
    for (const { value } of visit) for (const body of [mail.html, mail.text]) expect(body).toContain(value)
  })

  it('shopperLeadMail is written without a car', async () => {
    expect((await shopperLeadMail({ ...facts, car: null })).subject).toBe('We’ve received your enquiry – Harbour Motors')
  })
})

it.each(['buying', 'reserving'] as const)(
  'a mail about a started request (%s) states only what has happened so far (CHK-01)',
  async (begun) => {
    const started = { ...facts, begun, sent: 'request to buy', nextSteps: 'Nothing is reserved or paid yet.' }
    const shopper = await shopperLeadMail(started)
    expect(shopper.subject).toBe(`You’ve started ${begun} the 2021 Toyota Corolla`)
    for (const body of [shopper.html, shopper.text]) {
      expect(body).toContain(`You’ve started ${begun} the 2021 Toyota Corolla online.`)
      expect(body).not.toContain('request to buy')
    }
    const dealer = await dealerLeadMail(started)
    for (const body of [dealer.html?.replaceAll('<!-- -->', ''), dealer.text]) expect(body).toContain(`They started ${begun} online`)
  },
)
