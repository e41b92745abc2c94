import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'

/** The name a dealer signs papers and mails with: the registered one, else what shoppers know it by (CFG-08). */
export const legalName = ({ legalName: registered, name }: Pick<ResolvedConfig['identity'], 'legalName' | 'name'>): string =>
  registered || name
