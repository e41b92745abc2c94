/** Replaces e-mail addresses, and phone numbers as they are written in Australia and New Zealand. */
export const withoutContacts = (text: string): string =>
  text
    .replace(/[^\s"'<>(),;:=/]+(?:@|%40)[^\s"'<>(),;:=/&]+/gi, '[e-mail]')
    .replace(/(?<![\w.-])(?:\+\d{1,3}|\(?0\d|1[38]00|6[14])[\d ().-]{5,13}\d(?![\w-])/g, '[phone]')

/** Fields of errors of Node, Postgres and Prisma that name no value. */
const safeFields = ['code', 'originalCode', 'kind', 'constraint', 'table', 'column', 'modelName', 'status', 'syscall', 'address', 'port']

/** An error for the log. */
export interface DescribedError {
  readonly type: string
  readonly message: string
  readonly stack?: string
  readonly [field: string]: unknown
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

const errorFields = (value: unknown): Record<string, unknown> => {
  if (!isRecord(value)) return {}
  const own = safeFields.flatMap((name) => (['string', 'number'].includes(typeof value[name]) ? [[name, value[name]] as const] : []))
  return { ...errorFields(value.driverAdapterError), ...errorFields(value.meta), ...Object.fromEntries(own) }
}

/**
 * An error without what was entered: messages of Postgres, of Prisma and of JSON.parse quote values, and `detail` of Postgres has rows.
 * Quoted text, e-mail addresses and phone numbers are left out, and of other fields only names and codes stay.
 */
export const describeError = (error: Error, depth = 0): DescribedError => ({
  type: error.name,
  message: withoutContacts(error.message.replace(/"[\s\S]*"|“[\s\S]*”/g, '"…"')),
  ...errorFields(error),
  stack: (error.stack ?? '')
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n'),
  ...(error.cause instanceof Error && depth < 3 && { cause: describeError(error.cause, depth + 1) }),
})
