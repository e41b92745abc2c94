import { isMailFrom, mailFromProblem } from '@forecourt/rules/leads/delivery/isMailFrom'
import { parseAdf } from '@forecourt/rules/leads/delivery/parseAdf'
import { defaultMailTemplate, mailTemplateProblem, parseLeadMail } from '@forecourt/rules/leads/delivery/parseLeadMail'
import { suppliedFields, suppliedText } from '@forecourt/rules/leads/delivery/suppliedFields'
import { suppliedLead } from '@forecourt/rules/leads/delivery/suppliedLead'
import { greetingName } from '@forecourt/rules/leads/inbox/personName'
import { optOutKeyword, replyText } from '@forecourt/rules/leads/inbox/replyText'
import { spamScore } from '@forecourt/rules/leads/spamScore'
import { oldHours } from '@forecourt/rules/onboarding/old-site/oldHours'
import { parseOldSite } from '@forecourt/rules/onboarding/old-site/parseOldSite'
import { keypadText } from '@forecourt/rules/phone/keypadText'
import { internationalPhone, writtenPhone } from '@forecourt/rules/phone/writtenPhone'
import { missingPermits } from '@forecourt/rules/promotions/missingPermits'
import { parseFormattedCell } from '@forecourt/rules/records/parseCell'
import { createRedirectTable } from '@forecourt/rules/routing/redirects/createRedirectTable'
import { parseSitemap } from '@forecourt/rules/routing/redirects/parseSitemap'
import { isLinear } from '@forecourt/rules/testing/isLinear'
import { emailIn, isEmail } from '@forecourt/rules/text/emailIn'
import { htmlLines } from '@forecourt/rules/text/htmlLines'
import { findPlaceholder } from '@forecourt/schema/claims/findPlaceholder'
import { testsAll } from '@forecourt/schema/testing/testsAll'
import { describe, expect, it } from 'vitest'
import { parseColumn } from '../stock-import/parseColumn'
import { decodedText, parseStructured } from './mime/parseHead'
import { decodeQuoted } from './mime/parseMime'
import { parseIncomingMail } from './parseIncomingMail'
import { parseReplyAddress } from './replyAddress'

type Pattern = readonly [repeated: string, end?: string]

/** A repeated pattern up to the length limit, and its ending. */
const patterns: readonly Pattern[] = [
  ...([
    ['<'],
    ['<style'],
    ['<script>'],
    ['<!--'],
    ['<a <a'],
    ['<a b="'],
    ['<b>', '</x>'],
    ['<b>', '<form>'],
    ['&'],
    ['&amp'],
    ['&#'],
    ['='],
    ['=?a?Q?'],
    ['=?utf-8?B?YWFh?= '],
    ['"'],
    ['\\'],
  ] as const),
  ...([
    ['('],
    [' '],
    ['\n'],
    ['\r\n'],
    [' \n'],
    ['a'],
    ['a.'],
    ['a@'],
    ['a, '],
    ['--b\n\n'],
    ['On x\n'],
    ['_'],
    ['Name: '],
    ['<1.'],
    ['[', ']'],
    ['<adf>'],
    ['NSW, '],
    ['insert a a '],
    ['[a'],
    [', Mo'],
    ['9-5 '],
  ] as const),
]
const morePatterns: readonly Pattern[] = [
  ...([
    ['<style>'],
    ['<head>'],
    ['</'],
    ['</p'],
    ['<p>'],
    ['<a b='],
    ['<div>', '</div></x>'],
    ['&#x1'],
    ['=\n'],
    ['=?'],
    ['=?utf-8?B?'],
    ["'"],
    ['\t'],
  ] as const),
  ...([
    ['\n '],
    ['@'],
    ['a@b.'],
    ['a '],
    [';a='],
    ['a*0='],
    ['--b\n'],
    ['--'],
    ['---\n'],
    ['From: a\n'],
    ['Comments:\n'],
    ['Diagnostic-Code: '],
  ] as const),
  ...([
    ['Action:\n'],
    ['{"a":', '1'],
    ['<adf '],
    ['<prospect>'],
    ['>'],
    ['\0'],
    ['\ud83d\ude00'],
    ['www.'],
    ['0'],
    ['+61'],
    ['.com'],
    [','],
  ] as const),
]

type Parser = (text: string) => unknown
const mail = (head: string, body: string) => parseIncomingMail(Buffer.from(`From: a@b.example\n${head}\n\n${body}`))
const report = (text: string) =>
  mail(
    'Content-Type: multipart/report; report-type=delivery-status; boundary=b',
    `--b\n\nSorry\n--b\nContent-Type: message/delivery-status\n\nAction: failed\nDiagnostic-Code: ${text}\n\n${text}\n--b\n\n${text}\n--b--`,
  )
const context = { supplier: 'x', country: 'AU', car: null, locationId: null, dealershipSlug: null } as const

/** Every parser of external text: inbox, leads, old sites, and user input. */
const parsers: { readonly [name: string]: Parser } = {
  'a mail in HTML': (text) => mail('Content-Type: text/html', text),
  'a mail in text': (text) => mail('Content-Type: text/plain', text),
  'a mail in folded text': (text) => mail('Content-Type: text/plain; format=flowed', text),
  'a mail in quoted-printable': (text) => mail('Content-Transfer-Encoding: quoted-printable', text),
  'a mail in base64': (text) => mail('Content-Transfer-Encoding: base64', text),
  'a mail of parts': (text) => mail('Content-Type: multipart/mixed; boundary=b', `--b\n\n${text}\n--b--`),
  'a mail within a mail': (text) => mail('Content-Type: message/rfc822', text),
  'an attached file': (text) => mail('Content-Type: application/xml; name=a.xml', text),
  'an arbitrary mail': (text) => parseIncomingMail(Buffer.from(text)),
  'the subject of a mail': (text) => mail(`Subject: ${text}`, ''),
  'the addresses of a mail': (text) => mail(`To: ${text}\nCc: ${text}\nReply-To: ${text}`, ''),
  'the content type of a mail': (text) => mail(`Content-Type: multipart/mixed; boundary=${text}`, text),
  'a delivery report': report,
  'quoted-printable': (text) => decodeQuoted(Buffer.from(text)),
  // A longer head is refused before its words are decoded.
  'encoded words of a header': (text) => decodedText(text.slice(0, 200_000)),
  'a structured field': parseStructured,
  'lines of HTML': htmlLines,
  'a reply': replyText,
  'a text message': optOutKeyword,
  ADF: (text) => parseAdf(`<adf>${text}`),
  'a lead by a template': (text) => parseLeadMail(defaultMailTemplate, { subject: text, text }),
  'a lead by a template of the text': (text) => parseLeadMail(`${text.slice(0, 4000)}\nName: {name}`, { subject: '', text }),
  'a template': (text) => mailTemplateProblem(text),
  'fields of a lead': (text) => suppliedText(suppliedFields({ [text]: text, message: text, contact: { email: text } }) ?? {}, 'message'),
  'a lead of a supplier': (text) =>
    suppliedLead({ name: text, email: text, phone: text, postcode: text, message: text, vehicle: text }, context),
  'a lead in JSON': (text) => {
    try {
      return suppliedLead(JSON.parse(text), context)
    } catch {
      return null
    }
  },
  'signs of spam': (text) => spamScore({ message: text, name: text }),
  'an address in a text': emailIn,
  'an address': isEmail,
  'a sender': (text) => [isMailFrom('cars.example', text), mailFromProblem(text)],
  'a name to greet': greetingName,
  'a phone number': (text) => [keypadText(text), internationalPhone(text, 'AU'), writtenPhone(text, 'AU')],
  'a sitemap': (text) => parseSitemap(`<urlset>${text}`),
  'a cell of a feed': (text) =>
    (['km', 'price', 'doors', 'engine', 'length', 'arrived', 'vin'] as const).map((column) =>
      parseColumn(column as 'km', text, '2026-06-01'),
    ),
  'a page of an old site': (text) => parseOldSite([{ address: 'https://cars.example/about', html: `<h1>About</h1>${text}` }]),
  'a formatted cell': (text) => parseFormattedCell(`<p>${text}`),
  'hours of an old site': (text) =>
    // Long texts are no hours; many that are just short enough are parsed.
    oldHours({ openingHours: [`Mo-Fr ${text}`, ...(text.match(/.{1,390}/gs) ?? []).map((part) => `Mo-Fr ${part}`)] }),
  'the participants and permits of a prize draw': (text) => [
    missingPermits({ prizeValue: 50_000, states: text, permits: text }),
    missingPermits({ prizeValue: 50_000, states: `NSW${text}x`, permits: '' }),
  ],
  'a text with a placeholder': findPlaceholder,
  'a reply address': (text) => parseReplyAddress({ secret: 'x', domain: 'replies.example' }, text),
}

/** Work that depends on length only. */
const lists: { readonly [name: string]: (length: number) => unknown } = {
  'a sitemap of pages': (length) => parseSitemap(`<urlset>${'<url>'.repeat(length / 5)}`),
  'addresses of redirects (RTE-19)': (length) => {
    const redirects = Array.from(
      { length: length / 10 },
      (_, index) => ({ from: `/car.php?id=${index}`, to: `/cars/${index}`, code: 301 }) as const,
    )
    const table = createRedirectTable(redirects)
    return redirects.map(({ from }) => table.find(from))
  },
}

const size = testsAll ? 250_000 : 40_000
const repeatTo = ([repeated, end = '']: Pattern, length: number) => {
  const times = Math.floor(length / (repeated.length + end.length))
  return repeated.repeat(times) + end.repeat(times)
}
const isLinearIn = (parse: Parser, pattern: Pattern): boolean => {
  const [half, whole] = [repeatTo(pattern, size / 2), repeatTo(pattern, size)]
  return isLinear(
    () => parse(half),
    () => parse(whole),
  )
}

describe('Parsing outside text takes time proportional to its length, for any text (S2-3)', () => {
  it.each(Object.entries(parsers))(
    'Parsing outside text takes time proportional to its length when parsing %s',
    (_name, parse) =>
      expect(
        (testsAll ? [...patterns, ...morePatterns] : patterns)
          .filter((pattern) => !isLinearIn(parse, pattern))
          .map(([repeated]) => repeated),
      ).toEqual([]),
    testsAll ? 300_000 : 60_000,
  )
  it.each(Object.entries(lists))('Parsing outside text takes time proportional to its length when processing %s', (_name, work) =>
    expect(
      isLinear(
        () => work(size / 2),
        () => work(size),
      ),
    ).toBe(true),
  )
})
