import { addDays } from '@forecourt/rules/dates/calendarDate'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'

/** Whether something in a site's config, such as a banner, begins on a day or ended with the one before it (ENT-24, CNT-08). */
export function configTurns(config: Pick<ResolvedConfig, 'pages' | 'search'>, date: string): boolean {
  const before = addDays(date, -1)
  const turns = (value: unknown): boolean => {
    if (typeof value !== 'object' || value === null) return false
    const { start, expiry } = value as { readonly start?: unknown; readonly expiry?: unknown }
    return start === date || expiry === before || Object.values(value).some(turns)
  }
  return turns(config)
}
