interface SamplePerson {
  readonly called: string
  /** Empty for none. */
  readonly email: string
}

interface SameNumberCase {
  readonly name: string
  readonly first: SamplePerson
  readonly second: SamplePerson
  /** Whether they are one person. */
  readonly same: boolean
}

const mei = 'mei@person.example'
const work = 'mei.lin@work.example'

/** Pairs of people with the same phone number, for the rule and for the database. */
export const sameNumberCases: readonly SameNumberCase[] = [
  {
    name: 'different names and addresses',
    first: { called: 'Mei Lin', email: mei },
    second: { called: 'Tom Zed', email: work },
    same: false,
  },
  {
    name: 'the same address, another name',
    first: { called: 'Mei Lin', email: mei },
    second: { called: 'Tom Zed', email: mei },
    same: true,
  },
  {
    name: 'the same name, another address',
    first: { called: 'Mei Lin', email: mei },
    second: { called: 'Mei Lin', email: work },
    same: true,
  },
  { name: 'different names, one address', first: { called: 'Mei Lin', email: mei }, second: { called: 'Tom Zed', email: '' }, same: false },
  { name: 'different names, no address', first: { called: 'Mei Lin', email: '' }, second: { called: 'Tom Zed', email: '' }, same: false },
  { name: 'one family name', first: { called: 'Mei Lin', email: '' }, second: { called: 'Bo Lin', email: '' }, same: false },
  { name: 'a nickname', first: { called: 'Robert Lin', email: '' }, second: { called: 'Bob Lin', email: '' }, same: false },
  { name: 'another case', first: { called: 'Mei Lin', email: '' }, second: { called: 'MEI LIN', email: '' }, same: true },
  { name: 'another order', first: { called: 'Mei Lin', email: '' }, second: { called: 'Lin, Mei', email: '' }, same: true },
  { name: 'an initial', first: { called: 'Mei Lin', email: mei }, second: { called: 'M. Lin', email: '' }, same: true },
  { name: 'initials', first: { called: 'M L', email: '' }, second: { called: 'Mei Lin', email: mei }, same: true },
  { name: 'another initial', first: { called: 'Mei Lin', email: '' }, second: { called: 'T. Lin', email: '' }, same: false },
  { name: 'an initial, another address', first: { called: 'Mei Lin', email: mei }, second: { called: 'M. Lin', email: work }, same: false },
  { name: 'a given name alone', first: { called: 'Mei', email: '' }, second: { called: 'Mei Lin', email: mei }, same: true },
  { name: 'a second given name', first: { called: 'Mei Xiu Lin', email: '' }, second: { called: 'Mei Lin', email: '' }, same: true },
  { name: 'accents', first: { called: 'José Núñez', email: '' }, second: { called: 'Jose Nunez', email: '' }, same: true },
  { name: 'an apostrophe', first: { called: 'Ana O’Brien', email: '' }, second: { called: "ana O'brien", email: '' }, same: true },
  { name: 'a hyphen', first: { called: 'Ana Smith-Jones', email: '' }, second: { called: 'Ana Smith Jones', email: '' }, same: true },
  { name: 'a title', first: { called: 'Mr Tom Zed', email: '' }, second: { called: 'Tom Zed', email: '' }, same: true },
  { name: 'a title alone in common', first: { called: 'Mr Zed', email: '' }, second: { called: 'Mr Lin', email: '' }, same: false },
  { name: 'another alphabet', first: { called: '林美', email: '' }, second: { called: '林美', email: '' }, same: true },
  { name: 'no name', first: { called: 'Mei Lin', email: mei }, second: { called: '', email: '' }, same: true },
  { name: 'no name, another address', first: { called: 'Mei Lin', email: mei }, second: { called: '', email: work }, same: false },
  { name: 'a name of punctuation', first: { called: 'Mei Lin', email: '' }, second: { called: '--', email: '' }, same: true },
]
