import { z } from 'zod'

/** A host name as a person types it, such as www.dealer.com.au. */
export const hostInput = z
  .string()
  .trim()
  .toLowerCase()
  .max(253)
  .regex(/^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]*[a-z0-9]$/, 'That is no domain. Write it like www.dealer.com.au.')
