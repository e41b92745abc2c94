import { describe, expect, test } from 'vitest'
import { defaultMailTemplate, mailTemplateProblem, parseLeadMail } from './parseLeadMail'

const mail = (text: string, subject = 'New enquiry') => ({ subject, text })

describe('a marketplace mail is parsed with a template (API-07)', () => {
  test.each([
    {
      name: 'in the usual format',
      template: defaultMailTemplate,
      mail: mail(
        'You have a new lead!\r\n\r\nName:  Jo Citizen\r\nEmail: jo@example.com\r\nPhone: 0400 000 000\r\nVehicle: 2020 Kia Rio\r\nStock No: S123\r\nComments:\r\nIs it still here?\r\n\r\nI could come on Saturday.\r\nSent by Cars Online\r\nUnsubscribe',
      ),
      found: {
        ...{ name: 'Jo Citizen', email: 'jo@example.com', phone: '0400 000 000', vehicle: '2020 Kia Rio', stock_number: 'S123' },
        message: 'Is it still here?\nI could come on Saturday.',
      },
    },
    {
      name: 'in another order, with other capitals and blanks',
      template: 'Buyer name: {name}\nBuyer phone: {phone}',
      mail: mail('BUYER\u00a0PHONE:0400 000 000\nsomething else\nbuyer  name :\nBuyer Name: Jo'),
      found: { name: 'Jo', phone: '0400 000 000' },
    },
    {
      name: 'with the values of the subject',
      template: 'Subject: Enquiry {id} about your car\nFrom {name} (seller)\nMail {email}',
      mail: mail('From Jo Citizen (seller)\nMail jo@example.com', 'Enquiry 77-A about your car'),
      found: { id: '77-A', name: 'Jo Citizen', email: 'jo@example.com' },
    },
    {
      name: 'with a value below its heading',
      template: 'Contact\n{name}\nEmail {email}',
      mail: mail('Contact\nJo Citizen\nEmail jo@example.com'),
      found: { name: 'Jo Citizen', email: 'jo@example.com' },
    },
  ])('$name', ({ template, mail: leadMail, found }) => expect(parseLeadMail(template, leadMail)).toEqual({ found, problem: null }))

  test.each([
    { name: 'no value of the template', text: 'Your invoice is ready.', problem: 'It contains no name.' },
    { name: 'a name alone', text: 'Name: Jo\nPhone:\nEmail:', problem: 'It contains neither an email address nor a phone number.' },
    { name: 'no text', text: '', problem: 'It contains no name.' },
  ])('Parsing a marketplace mail with a template reports missing values: $name', ({ text, problem }) =>
    expect(parseLeadMail(defaultMailTemplate, mail(text)).problem).toBe(problem),
  )

  test('the shopper’s message is treated as plain text', () => {
    const { found } = parseLeadMail(
      defaultMailTemplate,
      mail('Name: Jo\nEmail: jo@example.com\nComments:\nEmail: other@example.com {phone} $& \u0000'),
    )
    expect(found.email).toBe('jo@example.com')
    expect(found.message).not.toContain('\u0000')
  })
})

test.each([
  { template: defaultMailTemplate, problem: null },
  { template: 'Name: {name}', problem: 'Add {email} or {phone} where it is.' },
  { template: 'Email: {email}', problem: 'Add {name} where the name is.' },
  { template: 'Name: {name}\nMobile: {mobile}', problem: 'Nothing is called {mobile}.' },
  { template: 'Name: {name} {email}', problem: 'one placeholder per line' },
  { template: `Name: {name}\nEmail: {email}\n${'x'.repeat(5000)}`, problem: 'at most 5000' },
])('the form of a mail template validates the placeholders of a mail template (API-07): $problem', ({ template, problem }) => {
  if (problem === null) expect(mailTemplateProblem(template)).toBeNull()
  else expect(mailTemplateProblem(template)).toContain(problem)
})
