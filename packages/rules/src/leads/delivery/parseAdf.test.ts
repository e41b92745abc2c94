import { describe, expect, it } from 'vitest'
import { parseAdf } from './parseAdf'

const adf = (inside: string) => `<?xml version="1.0"?><?adf version="1.0"?><adf><prospect>${inside}</prospect></adf>`
const contact = (inside: string) => adf(`<customer><contact>${inside}</contact></customer>`)

describe('A lead in ADF (API-07)', () => {
  it.each([
    {
      name: 'with a car, a person and words',
      text: adf(
        '<id source="x">77</id><vehicle interest="buy"><year>2019</year><make>Mazda</make><model>CX-5</model><stock>K4401</stock></vehicle><customer><contact><name part="first">Pat</name><name part="last">O&apos;Quill</name><email>pat@x.example</email><phone>0491 570 156</phone><address><postalcode>0800</postalcode></address></contact><comments>Is it\nthere?</comments></customer><vendor><contact><name part="full">Yard</name><email>yard@x.example</email></contact></vendor>',
      ),
      is: [
        {
          ...{ id: '77', name: 'Pat', last_name: 'O’Quill'.replace('’', "'"), email: 'pat@x.example', phone: '0491 570 156' },
          ...{ postcode: '0800', message: 'Is it\nthere?', vehicle: '2019 Mazda CX-5', stock_number: 'K4401' },
        },
      ],
    },
    {
      name: 'with a whole name',
      text: contact('<name part="full">Pat Quill</name><phone>1</phone>'),
      is: [{ name: 'Pat Quill', phone: '1' }],
    },
    { name: 'with a name of no part', text: contact('<name>Pat Quill</name>'), is: [{ name: 'Pat Quill' }] },
    { name: 'with text around it', text: `Hello,\n${contact('<email>a@b.example</email>')}\n--\nYours`, is: [{ email: 'a@b.example' }] },
    { name: 'with text that isn’t escaped', text: contact('<name><![CDATA[A & B]]></name>'), is: [{ name: 'A & B' }] },
    {
      name: 'with a vehicle to trade in',
      text: adf('<vehicle interest="trade-in"><make>Ford</make></vehicle><vehicle interest="buy"><make>Kia</make></vehicle>'),
      is: [{ vehicle: 'Kia' }],
    },
    {
      name: 'of two people',
      text: '<adf><prospect><id>1</id></prospect><prospect><id>2</id></prospect></adf>',
      is: [{ id: '1' }, { id: '2' }],
    },
    { name: 'in capitals', text: '<ADF><PROSPECT><ID>1</ID></PROSPECT></ADF>', is: [{ id: '1' }] },
    { name: 'with custom entities', text: `<!DOCTYPE x [<!ENTITY a "b">]>${contact('<name>&a;</name>')}`, is: [{ name: '&a;' }] },
    { name: 'that isn’t ADF', text: 'Hello <b>you</b>', is: null },
    { name: 'without prospects', text: '<adf></adf>', is: null },
    { name: 'nested very deeply', text: adf('<a>'.repeat(1000)), is: null },
    { name: 'with very many elements', text: adf('<a/>'.repeat(30_000)), is: null },
  ])('$name', ({ text, is }) => expect(parseAdf(text)).toEqual(is))
})
