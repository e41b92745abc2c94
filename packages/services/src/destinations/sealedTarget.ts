import type { DestinationTarget } from '@forecourt/rules/leads/delivery/DestinationTarget'
import type { FieldValues, TargetFields } from '@forecourt/rules/leads/delivery/LeadFormat'
import { mapSecrets } from '@forecourt/rules/leads/delivery/targetSecrets'
import { seal, unseal } from '../two-factor/sealed'

/** A key of its own: data sealed for another purpose can't be substituted. */
const keyFor = (secret: string) => `${secret} lead-destination`

/** Encrypts the entered secrets of a target. A secret that is null or the same as before stays as stored. */
export const sealTarget = (secret: string, entered: DestinationTarget, stored: DestinationTarget | null): DestinationTarget => {
  const before: Readonly<Record<string, unknown>> = stored?.kind === entered.kind ? stored : {}
  return mapSecrets(entered, (value, { name }) => {
    const sealed = typeof before[name] === 'string' ? before[name] : ''
    if (value === null || (sealed !== '' && unseal(keyFor(secret), sealed) === value)) return sealed
    return value && seal(keyFor(secret), value)
  })
}

/** The values of a stored target with its secrets in clear. Throws if one can't be decrypted. */
export const openTarget = (secret: string, target: DestinationTarget): FieldValues<TargetFields> => {
  const { kind: _, ...values } = mapSecrets(target, (sealed, { label }) => {
    const value = unseal(keyFor(secret), sealed ?? '')
    if (value === null) throw new Error(`“${label}” can’t be read any more. Enter it again.`)
    return value
  })
  return values
}
