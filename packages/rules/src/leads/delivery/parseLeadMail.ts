import { cleanText } from '../../text/cleanText'
import type { SuppliedInput } from './suppliedFields'

/** Placeholders of a mail template, with their labels. */
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

/** A lead mail from a marketplace. */
export interface LeadMail {
  readonly subject: string
  readonly text: string
}

export interface ParsedLeadMail {
  readonly found: { readonly [Field in MailField]?: string }
  /** Why the mail can't become a lead, in a sentence; null if it can. */
  readonly problem: string | null
}

/** A line with collapsed whitespace, and its lower-case form for comparison. */
interface Line {
  readonly plain: string
  readonly lowerCase: string
}

/** A line of a template: the text before and after the field, in lower case. */
interface TemplateLine {
  readonly before: string
  readonly field: MailField | null
  readonly after: string
}

const subjectPrefix = /^subject:/i
const maxTemplateLength = 5000
const placeholder = /\{(\w+)\}/g

/** Collapses whitespace of any kind. */
const collapseSpaces = (line: string): string => line.replace(/[\s\u00a0]+/g, ' ').trim()
const toLine = (line: string): Line => {
  const plainLine = collapseSpaces(line)
  return { plain: plainLine, lowerCase: plainLine.toLowerCase() }
}

const splitLines = (text: string): readonly Line[] =>
  text
    .split(/\r?\n/)
    .map(toLine)
    .filter((line) => line.plain !== '')

const isMailField = (name: string): name is MailField => Object.hasOwn(mailFields, name)

const toTemplateLine = (line: string): TemplateLine => {
  const [whole, name = ''] = /\{(\w+)\}/.exec(line) ?? []
  if (whole === undefined || !isMailField(name)) return { before: collapseSpaces(line).toLowerCase(), field: null, after: '' }
  const at = line.indexOf(whole)
  return {
    before: collapseSpaces(line.slice(0, at)).toLowerCase(),
    field: name,
    after: collapseSpaces(line.slice(at + whole.length)).toLowerCase(),
  }
}

/** Validates a template; the error as a sentence, or null (API-07). */
export const mailTemplateProblem = (template: string): string | null => {
  if (template.length > maxTemplateLength) return `A template can have at most ${maxTemplateLength} characters.`
  const named = [...template.matchAll(placeholder)].map(([whole, name = '']) => ({ whole, name }))
  const unknown = named.find(({ name }) => !isMailField(name))
  if (unknown)
    return `Nothing is called ${unknown.whole}. There are ${Object.keys(mailFields)
      .map((name) => `{${name}}`)
      .join(', ')}.`
  if (!named.some(({ name }) => name === 'name')) return 'Add {name} where the name is.'
  if (!named.some(({ name }) => name === 'email' || name === 'phone')) return 'Add {email} or {phone} where it is.'
  const crowded = splitLines(template)
    .map((line) => line.plain)
    .find((line) => [...line.matchAll(placeholder)].length > 1)
  return crowded ? `Use one placeholder per line. “${crowded}” has several.` : null
}

/** Value of a template line in a line of a mail; null if they don't match. */
const matchLine = (line: Line, { before, after }: TemplateLine): string | null => {
  const { lowerCase } = line
  if (!lowerCase.startsWith(before) || !lowerCase.endsWith(after) || lowerCase.length < before.length + after.length) return null
  return collapseSpaces(line.plain.slice(before.length, after.length === 0 ? undefined : -after.length))
}

/**
 * Extracts a lead from a marketplace mail by a template, which is a sample mail with placeholders such as {name} and {email} (API-07). A
 * placeholder alone on a line takes all lines until the next line of the template. Ignores additional lines; omits missing values.
 */
export const parseLeadMail = (template: string, { subject, text }: LeadMail): ParsedLeadMail => {
  const lines = splitLines(text)
  const found: { [Field in MailField]?: string } = {}
  const bodyLines: TemplateLine[] = []
  const subjectLine = toLine(subject)
  for (const { plain: line } of splitLines(template)) {
    if (!subjectPrefix.test(line)) bodyLines.push(toTemplateLine(line))
    else {
      const part = toTemplateLine(collapseSpaces(line.replace(subjectPrefix, '')))
      const value = part.field && matchLine(subjectLine, part)
      if (part.field && value) found[part.field] = value
    }
  }
  let at = 0
  bodyLines.forEach((part, index) => {
    const { field, before, after } = part
    if (field !== null && before === '' && after === '') {
      const ends = bodyLines.slice(index + 1).filter((other) => other.before !== '')
      const length = lines.slice(at).findIndex((line) => ends.some((end) => line.lowerCase.startsWith(end.before)))
      const block = lines.slice(at, length < 0 ? undefined : at + length)
      const value = cleanText((field === 'message' ? block : block.slice(0, 1)).map((each) => each.plain).join('\n'), true)
      if (value !== '') found[field] = value
      at += field === 'message' ? block.length : Math.min(1, block.length)
      return
    }
    const from = lines.findIndex((line, number) => number >= at && matchLine(line, part) !== null)
    // Marketplaces reorder their lines, so a line not found in place is searched everywhere.
    const line = from >= 0 ? from : lines.findIndex((each) => matchLine(each, part) !== null)
    if (line < 0) return
    at = line + 1
    const mailLine = lines[line]
    const value = field && mailLine && matchLine(mailLine, part)
    if (field && value) found[field] = value
  })
  const problem =
    found.name === undefined
      ? 'It contains no name.'
      : !found.email && !found.phone
        ? 'It contains neither an email address nor a phone number.'
        : null
  return { found, problem }
}

/** The extracted values in the form of a supplier's API. */
export const mailToSupplied = ({ found }: Pick<ParsedLeadMail, 'found'>): SuppliedInput => ({ ...found })

/** Default template: the layout of most marketplaces. */
export const defaultMailTemplate = `Name: {name}
Email: {email}
Phone: {phone}
Vehicle: {vehicle}
Stock No: {stock_number}
Comments:
{message}
Sent by`
