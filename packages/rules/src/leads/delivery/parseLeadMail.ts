import { cleanText } from '../../text/cleanText'
import type { SuppliedInput } from './suppliedFields'

/** What a template can find in a mail, and what people call it. */
export const mailFields = {
  name: 'name',
  last_name: 'last name',
  email: 'email',
  phone: 'phone',
  message: 'message',
  vehicle: 'car',
  stock_number: 'stock number',
  postcode: 'postcode',
  location: 'location',
  id: 'their reference',
} as const
export type MailField = keyof typeof mailFields

/** A mail as a market place sends it. */
export interface LeadMail {
  readonly subject: string
  readonly text: string
}

export interface ReadLeadMail {
  readonly found: { readonly [Field in MailField]?: string }
  /** Why it is no enquiry that can be taken in, in a sentence; null where it can. */
  readonly problem: string | null
}

/** A line with single blanks, and the same in small letters, by which lines are compared. */
interface Line {
  readonly plain: string
  readonly same: string
}

/** One line of a template: what stands before a field and after it, in small letters. */
interface TemplateLine {
  readonly before: string
  readonly field: MailField | null
  readonly after: string
}

const subjectPrefix = /^subject:/i
const longestTemplate = 5000
const placeholder = /\{(\w+)\}/g

/** Runs of blanks are one, whatever kind they are; so are small and capital letters where lines are compared. */
const plain = (line: string): string => line.replace(/[\s\u00a0]+/g, ' ').trim()
const toLine = (line: string): Line => {
  const kept = plain(line)
  return { plain: kept, same: kept.toLowerCase() }
}

const linesOf = (text: string): readonly Line[] =>
  text
    .split(/\r?\n/)
    .map(toLine)
    .filter((line) => line.plain !== '')

const isMailField = (name: string): name is MailField => Object.hasOwn(mailFields, name)

const toTemplateLine = (line: string): TemplateLine => {
  const [whole, name = ''] = /\{(\w+)\}/.exec(line) ?? []
  if (whole === undefined || !isMailField(name)) return { before: plain(line).toLowerCase(), field: null, after: '' }
  const at = line.indexOf(whole)
  return { before: plain(line.slice(0, at)).toLowerCase(), field: name, after: plain(line.slice(at + whole.length)).toLowerCase() }
}

/** What is wrong with a template, in a sentence; null for one that can be used (API-07). */
export const mailTemplateProblem = (template: string): string | null => {
  if (template.length > longestTemplate) return `A template has at most ${longestTemplate} characters.`
  const named = [...template.matchAll(placeholder)].map(([whole, name = '']) => ({ whole, name }))
  const unknown = named.find(({ name }) => !isMailField(name))
  if (unknown)
    return `Nothing is called ${unknown.whole}. There are ${Object.keys(mailFields)
      .map((name) => `{${name}}`)
      .join(', ')}.`
  if (!named.some(({ name }) => name === 'name')) return 'Say where the name stands: {name}.'
  if (!named.some(({ name }) => name === 'email' || name === 'phone')) return 'Say where {email} or {phone} stands.'
  const crowded = linesOf(template)
    .map((line) => line.plain)
    .find((line) => [...line.matchAll(placeholder)].length > 1)
  return crowded ? `One thing a line: “${crowded}” has several.` : null
}

/** The value of a template's line in a line of a mail; null where it is another line. */
const valueIn = (line: Line, { before, after }: TemplateLine): string | null => {
  const { same } = line
  if (!same.startsWith(before) || !same.endsWith(after) || same.length < before.length + after.length) return null
  return plain(line.plain.slice(before.length, after.length === 0 ? undefined : -after.length))
}

/**
 * Reads an enquiry out of a mail of a market place by a template, which is such a mail with {name}, {email} and the like where they
 * stand (API-07). A line without words of its own takes all that follows the line before it, down to the next line of the template. Lines
 * the mail has besides are passed over; what isn't found is left out.
 */
export const parseLeadMail = (template: string, { subject, text }: LeadMail): ReadLeadMail => {
  const lines = linesOf(text)
  const found: { [Field in MailField]?: string } = {}
  const ofText: TemplateLine[] = []
  const subjectLine = toLine(subject)
  for (const { plain: line } of linesOf(template)) {
    if (!subjectPrefix.test(line)) ofText.push(toTemplateLine(line))
    else {
      const part = toTemplateLine(plain(line.replace(subjectPrefix, '')))
      const value = part.field && valueIn(subjectLine, part)
      if (part.field && value) found[part.field] = value
    }
  }
  let at = 0
  ofText.forEach((part, index) => {
    const { field, before, after } = part
    if (field !== null && before === '' && after === '') {
      const ends = ofText.slice(index + 1).filter((other) => other.before !== '')
      const length = lines.slice(at).findIndex((line) => ends.some((end) => line.same.startsWith(end.before)))
      const block = lines.slice(at, length < 0 ? undefined : at + length)
      const value = cleanText((field === 'message' ? block : block.slice(0, 1)).map((each) => each.plain).join('\n'), true)
      if (value !== '') found[field] = value
      at += field === 'message' ? block.length : Math.min(1, block.length)
      return
    }
    const from = lines.findIndex((line, number) => number >= at && valueIn(line, part) !== null)
    // Market places change the order of what they say: what doesn't stand where it stood is looked for everywhere.
    const line = from >= 0 ? from : lines.findIndex((each) => valueIn(each, part) !== null)
    if (line < 0) return
    at = line + 1
    const stands = lines[line]
    const value = field && stands && valueIn(stands, part)
    if (field && value) found[field] = value
  })
  const problem =
    found.name === undefined
      ? 'No name was found in it.'
      : !found.email && !found.phone
        ? 'Neither an email address nor a phone number was found in it.'
        : null
  return { found, problem }
}

/** What was found, as a supplier's API would send it. */
export const suppliedFromMail = ({ found }: Pick<ReadLeadMail, 'found'>): SuppliedInput => ({ ...found })

/** A template to begin with: how most market places lay such mails out. */
export const usualMailTemplate = `Name: {name}
Email: {email}
Phone: {phone}
Vehicle: {vehicle}
Stock No: {stock_number}
Comments:
{message}
Sent by`
