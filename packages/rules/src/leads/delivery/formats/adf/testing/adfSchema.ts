/** Type of a non-empty text: ADF has no empty elements. */
const textType = 'type="nonEmptyText"'

const simple = (name: string, attributes: readonly string[] = [], occurs = '') => `
  <xs:element name="${name}" ${occurs}><xs:complexType><xs:simpleContent><xs:extension base="nonEmptyText">${attributes.join('')}</xs:extension></xs:simpleContent></xs:complexType></xs:element>`
const attribute = (name: string, values: readonly string[] | null, use = 'optional') =>
  values
    ? `<xs:attribute name="${name}" use="${use}"><xs:simpleType><xs:restriction base="xs:string">${values.map((value) => `<xs:enumeration value="${value}"/>`).join('')}</xs:restriction></xs:simpleType></xs:attribute>`
    : `<xs:attribute name="${name}" type="nonEmptyText" use="${use}"/>`

const optional = 'minOccurs="0"'
const any = 'minOccurs="0" maxOccurs="unbounded"'
const many = 'maxOccurs="unbounded"'
const contains = (name: string, children: string, attributes = '', occurs = '') => `
  <xs:element name="${name}" ${occurs}><xs:complexType><xs:sequence>${children}</xs:sequence>${attributes}</xs:complexType></xs:element>`
const plain = (name: string, occurs = '') => `<xs:element name="${name}" ${textType} ${occurs}/>`

const id = simple('id', [attribute('sequence', null), attribute('source', null)], any)
const currency = attribute('currency', ['AUD', 'NZD'])
const personName = simple(
  'name',
  [attribute('part', ['first', 'middle', 'last', 'suffix', 'full']), attribute('type', ['individual', 'business'])],
  many,
)
const preferred = attribute('preferredcontact', ['0', '1'])
const email = simple('email', [preferred], optional)
const phone = simple(
  'phone',
  [
    attribute('type', ['voice', 'fax', 'cellphone', 'pager']),
    attribute('time', ['morning', 'afternoon', 'evening', 'nopreference', 'day']),
    preferred,
  ],
  any,
)
const address = contains(
  'address',
  `<xs:element name="street" ${any}><xs:complexType><xs:simpleContent><xs:extension base="nonEmptyText">${attribute('line', ['1', '2', '3', '4', '5'])}</xs:extension></xs:simpleContent></xs:complexType></xs:element>
   ${plain('apartment', optional)}${plain('city', optional)}${plain('regioncode', optional)}${plain('postalcode', optional)}
   <xs:element name="country" minOccurs="0"><xs:simpleType><xs:restriction base="xs:string"><xs:pattern value="[A-Z]{2}"/></xs:restriction></xs:simpleType></xs:element>`,
  attribute('type', ['home', 'work', 'delivery']),
  optional,
)
const contact = (occurs = '') =>
  contains('contact', `${personName}${email}${phone}${address}`, attribute('primarycontact', ['0', '1']), occurs)

const vehicle = contains(
  'vehicle',
  `${id}
   <xs:element name="year"><xs:simpleType><xs:restriction base="xs:string"><xs:pattern value="[0-9]{4}"/></xs:restriction></xs:simpleType></xs:element>
   ${plain('make')}${plain('model')}${plain('vin', optional)}${plain('stock', optional)}${plain('trim', optional)}${plain('doors', optional)}
   ${plain('bodystyle', optional)}${plain('transmission', optional)}
   <xs:element name="odometer" minOccurs="0"><xs:complexType><xs:simpleContent><xs:extension base="xs:nonNegativeInteger">
     ${attribute('status', ['unknown', 'rolledover', 'replaced', 'original'])}${attribute('units', ['km', 'miles'])}
   </xs:extension></xs:simpleContent></xs:complexType></xs:element>
   ${plain('condition', optional)}
   <xs:element name="price" minOccurs="0"><xs:complexType><xs:simpleContent><xs:extension base="xs:decimal">
     ${attribute('type', ['quote', 'offer', 'msrp', 'invoice', 'call', 'appraisal', 'asking'], 'required')}${currency}
   </xs:extension></xs:simpleContent></xs:complexType></xs:element>
   ${plain('pricecomments', optional)}${plain('comments', optional)}`,
  attribute('interest', ['buy', 'lease', 'sell', 'trade-in', 'test-drive']) + attribute('status', ['new', 'used']),
  many,
)

/** XSD of ADF 1.0, from what is known of the format: names, order, cardinality and values (ENT-16). */
export const adfSchema = `<?xml version="1.0" encoding="UTF-8"?>
<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema" elementFormDefault="qualified">
  <xs:simpleType name="nonEmptyText"><xs:restriction base="xs:string"><xs:pattern value="[\\s\\S]*\\S[\\s\\S]*"/></xs:restriction></xs:simpleType>
  ${contains(
    'adf',
    contains(
      'prospect',
      `${id}
       <xs:element name="requestdate"><xs:simpleType><xs:restriction base="xs:string"><xs:pattern value="[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}[+\\-][0-9]{2}:[0-9]{2}"/></xs:restriction></xs:simpleType></xs:element>
       ${vehicle}
       ${contains(
         'customer',
         `${contact()}${id}${contains('timeframe', `${plain('description', optional)}${plain('earliestdate', optional)}${plain('latestdate', optional)}`, '', optional)}${plain('comments', optional)}`,
       )}
       ${contains('vendor', `${id}${plain('vendorname')}${plain('url', optional)}${contact()}`)}
       ${contains('provider', `${id}${personName}${plain('service', optional)}${plain('url', optional)}${email}${phone}${contact(optional)}`, '', optional)}`,
      attribute('status', ['new', 'resend']),
      many,
    ),
  )}
</xs:schema>`
