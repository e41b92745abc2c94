import { Prisma } from './generated/client'

/** Which rule of the database a write broke: the code Postgres gives and the text that names the constraint; null for other errors. */
export const violatedRule = (error: unknown): { readonly kind: 'unique' | 'reference' | 'check'; readonly text: string } | null => {
  if (!(error instanceof Prisma.PrismaClientKnownRequestError)) return null
  const text = `${error.message} ${JSON.stringify(error.meta ?? {})}`
  if (error.code === 'P2002') return { kind: 'unique', text }
  if (error.code === 'P2003') return { kind: 'reference', text }
  if (error.code === 'P2004') return { kind: 'check', text }
  return null
}
