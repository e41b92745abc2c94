import { describe, expect, it } from 'vitest'
import { parseIncomingMail } from './parseIncomingMail'

const mail = (headers: readonly string[], body = '') => parseIncomingMail(Buffer.from(`${headers.join('\r\n')}\r\n\r\n${body}`))
const from = 'From: Ann Li <Ann@Person.example>'
const part = (headers: readonly string[], body: string) => `${headers.join('\r\n')}\r\n\r\n${body}`
const multi = (kind: string, ...parts: readonly string[]) =>
  mail([from, `Content-Type: multipart/${kind}; boundary="b"`], `${parts.map((each) => `--b\r\n${each}\r\n`).join('')}--b--\r\n`)
const text = (body: string, more: readonly string[] = []) => part(['Content-Type: text/plain', ...more], body)
const html = (body: string, more: readonly string[] = []) => part(['Content-Type: text/html', ...more], body)
const adf =
  '<?xml version="1.0"?><adf><prospect><id>7</id><customer><contact><email>pat@x.example</email></contact></customer></prospect></adf>'

describe('The text of a mail (ENT-16)', () => {
  it.each([
    { name: 'plain text', read: mail([from], 'Hi\r\nthere'), whole: 'Hi\r\nthere' },
    {
      name: 'entities in HTML',
      read: mail([from, 'Content-Type: text/html'], '<p>Se&aacute;n O&#39;Brien</p>0491&#160;570&#160;157'),
      whole: "Seán O'Brien\n0491 570 157",
    },
    {
      name: 'the text part of a mail with text and HTML',
      read: multi('alternative', text('Yes please'), html('<p>Yes <b>please</b></p>')),
      whole: 'Yes please',
    },
    {
      name: 'the HTML part when the text part only points to it',
      read: multi('alternative', text('View in an HTML client'), html(`<p>Name: Ana</p>${'<p>Something to read here</p>'.repeat(5)}`)),
      whole: `Name: Ana\n\n${'Something to read here\n\n'.repeat(5)}`.trim(),
    },
    { name: 'text and HTML when they differ', read: multi('mixed', text('Above'), html('<p>Below</p>')), whole: 'Above\nBelow' },
    {
      name: 'quoted-printable',
      read: mail(
        [from, 'Content-Type: text/plain; charset=utf-8', 'Content-Transfer-Encoding: quoted-printable'],
        'caf=C3=A9 =\r\nnow =3D =zz',
      ),
      whole: 'café now = =zz',
    },
    {
      name: 'base64',
      read: mail([from, 'Content-Transfer-Encoding: base64'], Buffer.from('Kia ora').toString('base64')),
      whole: 'Kia ora',
    },
    {
      name: 'another charset',
      read: parseIncomingMail(
        Buffer.concat([Buffer.from(`${from}\r\nContent-Type: text/plain; charset=iso-8859-1\r\n\r\n`), Buffer.from([0x63, 0xe9])]),
      ),
      whole: 'cé',
    },
    { name: 'an unknown charset', read: mail([from, 'Content-Type: text/plain; charset=klingon'], 'Hi'), whole: 'Hi' },
    {
      name: 'folded lines',
      read: mail([from, 'Content-Type: text/plain; format=flowed; delsp=yes'], 'One \r\ntwo\r\n-- \r\nAnn'),
      whole: 'Onetwo\n-- \nAnn',
    },
    {
      name: 'a forwarded mail',
      read: multi(
        'mixed',
        text('See below'),
        part(['Content-Type: message/rfc822'], 'From: Bo <bo@x.example>\r\nSubject: =?utf-8?Q?caf=C3=A9?=\r\n\r\nIs it there?'),
      ),
      whole: 'See below\n\nFrom: Bo bo@x.example\nSubject: café\n\nIs it there?',
    },
    { name: 'a part without an end', read: mail([from, 'Content-Type: multipart/mixed; boundary=b'], '--b\r\n\r\nHi'), whole: 'Hi' },
    {
      name: 'a part without a header',
      read: mail([from, 'Content-Type: multipart/mixed; boundary=b'], '--b\r\n\r\nHi\r\n--b--\r\nepilogue'),
      whole: 'Hi',
    },
    { name: 'a multipart mail without a boundary, as empty', read: mail([from, 'Content-Type: multipart/mixed'], 'Hi'), whole: '' },
    { name: 'an empty mail', read: parseIncomingMail(Buffer.alloc(0)), whole: '' },
  ])('The text of a mail is parsed from $name', ({ read, whole }) => expect(read).toMatchObject({ whole, fault: null }))

  it('The text of a mail is also parsed from the HTML part when a mail has both', () =>
    expect(multi('alternative', text('Name: Ana'), html('<p>Name: <b>Ana</b></p>'))).toMatchObject({
      whole: 'Name: Ana',
      other: 'Name: Ana',
    }))
})

describe('The author of a mail (ENT-16)', () => {
  const reply = 'Reply-To: "Jo Wattle" <jo.wattle@shopper.example>'
  it.each([
    { sender: 'noreply@wordpress.example', by: 'jo.wattle@shopper.example' },
    { sender: 'no-reply@site.example', by: 'jo.wattle@shopper.example' },
    { sender: 'do_not_reply+7@site.example', by: 'jo.wattle@shopper.example' },
    { sender: 'wordpress@site.example', by: 'jo.wattle@shopper.example' },
    { sender: 'notifications@site.example', by: 'jo.wattle@shopper.example' },
    { sender: 'norm@site.example', by: 'norm@site.example' },
    { sender: 'systema@site.example', by: 'systema@site.example' },
  ])('The author of a mail is $by when the sender is $sender and Reply-To names a shopper', ({ sender, by }) =>
    expect(mail([`From: "Website" <${sender}>`, reply], 'Hi')).toMatchObject({
      from: by,
      sender,
      fromName: by.startsWith('jo') ? 'Jo Wattle' : 'Website',
    }),
  )
  it('The author of a mail is the sender without a Reply-To', () =>
    expect(mail(['From: noreply@site.example'], 'Hi')).toMatchObject({ from: 'noreply@site.example' }))
  it.each([
    ['a name in another script', 'From: =?utf-8?B?S8WNd2hhaQ==?= <k@x.example>', 'Kōwhai', 'k@x.example'],
    ['a group', 'From: People: Bo <bo@x.example>;', 'Bo', 'bo@x.example'],
    ['no address', 'From: nobody', '', ''],
  ])('The author of a mail is parsed from %s', (_name, header, fromName, address) =>
    expect(mail([header], 'Hi')).toMatchObject({ fromName, from: address }),
  )
})

describe('The content of a mail', () => {
  const pdf = (more: string) => part(['Content-Type: application/pdf; name="a.pdf"', more], '%PDF-1.7')
  it.each([
    { name: 'ADF in its text', read: mail([from], `Hello\r\n${adf}`), prospects: [{ id: '7', email: 'pat@x.example' }], refused: [] },
    {
      name: 'ADF as HTML',
      read: mail([from, 'Content-Type: text/html'], adf),
      prospects: [{ id: '7', email: 'pat@x.example' }],
      refused: [],
    },
    {
      name: 'ADF in an attached XML file',
      read: multi(
        'mixed',
        text('See the file'),
        part(['Content-Type: application/xml', 'Content-Disposition: attachment; filename=lead.xml'], adf),
      ),
      prospects: [{ id: '7', email: 'pat@x.example' }],
      refused: [],
    },
    {
      name: 'ADF in an attached binary file',
      read: multi(
        'mixed',
        text('x'),
        part(
          ['Content-Type: application/octet-stream; name=lead.xml', 'Content-Transfer-Encoding: base64'],
          Buffer.from(adf).toString('base64'),
        ),
      ),
      prospects: [{ id: '7', email: 'pat@x.example' }],
      refused: [],
    },
    {
      name: 'other XML as a refused file with its name',
      read: multi(
        'mixed',
        text('x'),
        part(['Content-Type: text/xml', "Content-Disposition: attachment; filename*=utf-8''caf%C3%A9.xml"], '<a/>'),
      ),
      prospects: [],
      refused: ['café.xml'],
    },
    {
      name: 'no file for a picture within HTML',
      read: multi('related', html('<img>'), part(['Content-Type: image/png', 'Content-ID: <1>'], '\x89PNG')),
      prospects: [],
      refused: [],
    },
  ])('The content of a mail contains $name', ({ read, prospects, refused }) =>
    expect(read).toMatchObject({ prospects, refusedFiles: refused }),
  )

  it('The content of a mail contains an attached PDF', () =>
    expect(multi('mixed', text('x'), pdf('Content-Disposition: attachment')).files).toMatchObject([
      { name: 'a.pdf', contentType: 'application/pdf' },
    ]))
})

describe('A mail above a limit is stored for staff, unparsed', () => {
  it.each([
    ['1 MB of text', [], 'x'.repeat(1_000_001), 'It has more than 1 MB of text.'],
    ['a header of 200 kB', [`X: ${'x'.repeat(200_001)}`], 'Hi', 'Its header is longer than 200 kB.'],
    ['2,000 fields', Array.from({ length: 2001 }, (_, at) => `X-${at}: y`), 'Hi', 'Its header has more than 2,000 fields.'],
    ['300 parts', ['Content-Type: multipart/mixed; boundary=b'], '--b\r\n\r\nHi\r\n'.repeat(301), 'It has more than 300 parts.'],
    [
      'parts nested 20 deep',
      ['Content-Type: multipart/mixed; boundary=b0'],
      Array.from({ length: 21 }, (_, at) => `--b${at}\r\nContent-Type: multipart/mixed; boundary=b${at + 1}\r\n\r\n`).join(''),
      'Its parts are nested more than 20 deep.',
    ],
  ])('A mail above a limit is stored for staff, unparsed with %s', (_name, headers, body, fault) => {
    const read = mail([from, 'Subject: Hello', ...headers], body)
    expect(read).toMatchObject({ fault, prospects: [], files: [] })
    expect(read.text.startsWith(`${fault} It was not read`)).toBe(true)
    expect(read.whole.length).toBeLessThanOrEqual(50_000)
    if (!fault.includes('eader')) expect(read).toMatchObject({ from: 'ann@person.example', subject: 'Hello' })
  })
})
