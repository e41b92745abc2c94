import { Prisma } from './generated/client'

export type ViolatedConstraint = 'unique' | 'reference' | 'check' | 'exclusion' | 'wall'

/** Constraint violations by Prisma's code, or by the SQLSTATE in the message. */
const rules: readonly (readonly [rule: ViolatedConstraint, sign: string])[] = [
  ['unique', 'P2002'],
  ['reference', 'P2003'],
  ['unique', '23505'],
  ['check', '23514'],
  ['exclusion', '23P01'],
  ['wall', '42501'],
]

/** The violated constraint type, with the text that names it; null for any other error. */
export const violatedConstraint = (error: unknown): { readonly rule: ViolatedConstraint; readonly text: string } | null => {
  if (!(error instanceof Prisma.PrismaClientKnownRequestError)) return null
  const text = `${error.code} ${error.message} ${JSON.stringify(error.meta ?? {})}`
  const [rule] = rules.find(([, sign]) => text.includes(sign)) ?? []
  return rule ? { rule, text } : null
}

/** Whether a transaction failed by a deadlock; it was rolled back and can be retried. */
export const isDeadlock = (error: unknown): boolean =>
  error instanceof Prisma.PrismaClientKnownRequestError &&
  (error.code === 'P2034' || `${error.message} ${JSON.stringify(error.meta ?? {})}`.includes('40P01'))
