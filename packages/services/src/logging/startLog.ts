import { format } from 'node:util'
import pino from 'pino'
import { type DescribedError, describeError, withoutContacts } from './describeError'
import { requestId } from './requestId'

interface LogOptions {
  readonly process: 'front' | 'pages' | 'console' | 'worker'
  /** JSON for collectors of logs, text for people. */
  readonly format: 'json' | 'text'
  /** Takes each line; standard output by default. */
  readonly write?: (line: string) => void
}

const levels = { debug: 'debug', log: 'info', info: 'info', warn: 'warn', error: 'error' } as const

const describeText = ({ type, message, stack, cause, ...fields }: DescribedError): string =>
  [
    `${type}: ${message}`,
    ...(Object.keys(fields).length > 0 ? [JSON.stringify(fields)] : []),
    ...(stack ? [stack] : []),
    ...(cause ? [`caused by ${describeText(cause as DescribedError)}`] : []),
  ].join('\n')

/**
 * Makes `console` the log of this process: one line for each call, with the id of the request, without personal data (describeError).
 * Libraries that log are covered too. Returns a function that restores `console`.
 */
export const startLog = ({ process: name, format: kind, write = (line) => process.stdout.write(line) }: LogOptions): (() => void) => {
  const logger = pino(
    {
      base: { process: name },
      level: 'debug',
      timestamp: pino.stdTimeFunctions.isoTime,
      messageKey: 'message',
      formatters: { level: (level) => ({ level }) },
    },
    { write },
  )
  const original = { ...console }
  for (const [method, level] of Object.entries(levels) as [keyof typeof levels, (typeof levels)[keyof typeof levels]][])
    console[method] = (...parts: unknown[]) => {
      const errors = parts.filter((part) => part instanceof Error).map((error) => describeError(error))
      const message = withoutContacts(format(...parts.filter((part) => !(part instanceof Error))))
      const id = requestId()
      if (kind === 'json')
        logger[level](
          { ...(id && { requestId: id }), ...(errors.length > 0 && { error: errors.length > 1 ? errors : errors[0] }) },
          message,
        )
      else write(`${[message, ...errors.map(describeText), ...(id ? [`(request ${id})`] : [])].filter((part) => part !== '').join(' ')}\n`)
    }
  return () => {
    Object.assign(console, original)
  }
}
