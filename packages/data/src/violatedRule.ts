import { Prisma } from './generated/client'

export type ViolatedRule = 'unique' | 'reference' | 'check' | 'exclusion' | 'wall'

/** The rules of the database, by Prisma's code where it has one, else by Postgres's in the message. */
const rules: readonly (readonly [rule: ViolatedRule, sign: string])[] = [
  ['unique', 'P2002'],
  ['reference', 'P2003'],
  ['unique', '23505'],
  ['check', '23514'],
  ['exclusion', '23P01'],
  ['wall', '42501'],
]

/** Which rule of the database a write broke, with the text that names the constraint; null for any other error. */
export const violatedRule = (error: unknown): { readonly rule: ViolatedRule; readonly text: string } | null => {
  if (!(error instanceof Prisma.PrismaClientKnownRequestError)) return null
  const text = `${error.code} ${error.message} ${JSON.stringify(error.meta ?? {})}`
  const [rule] = rules.find(([, sign]) => text.includes(sign)) ?? []
  return rule ? { rule, text } : null
}

/** Whether a transaction was ended because two waited for each other; it wrote nothing, and can be tried again. */
export const isDeadlock = (error: unknown): boolean =>
  error instanceof Prisma.PrismaClientKnownRequestError &&
  (error.code === 'P2034' || `${error.message} ${JSON.stringify(error.meta ?? {})}`.includes('40P01'))
