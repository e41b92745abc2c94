import type { DestinationTarget } from './DestinationTarget'
import { leadFormats } from './generated/leadFormats'
import type { LeadFormat } from './LeadFormat'

/** Replaces the secrets of a target, such as an API key (ENT-16). The database may hold a kind that the code no longer supports. */
export const mapSecrets = (
  target: DestinationTarget,
  change: (value: string | null, secret: { readonly name: string; readonly label: string }) => string | null,
): DestinationTarget => {
  const format: LeadFormat | undefined = leadFormats[target.kind]
  const values: Readonly<Record<string, unknown>> = target
  const changed = Object.entries(format?.fields ?? {}).flatMap(([name, field]) =>
    field.type === 'text' && field.secret ? [[name, change((values[name] ?? null) as string | null, { name, label: field.label })]] : [],
  )
  return { ...target, ...Object.fromEntries(changed) }
}

/** A target as the console gets it: null for each secret that is set, an empty text for one that isn't (ENT-16). */
export const shownTarget = (target: DestinationTarget): DestinationTarget => mapSecrets(target, (value) => (value ? null : ''))
