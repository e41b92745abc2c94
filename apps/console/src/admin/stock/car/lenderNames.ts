import { lenderFields } from '@forecourt/rules/records/kinds/lenderFields'

/** The lenders by their ids, with their names. */
export const lenderNames = Object.entries(lenderFields.provider.choices)

/** The name of a lender by its id; an unknown id, as of a feed, as it is. */
export const lenderName = (provider: string): string => lenderNames.find(([id]) => id === provider)?.[1] ?? provider
