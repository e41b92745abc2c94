import { isDeepStrictEqual } from 'node:util'
import type { DestinationTarget } from '@forecourt/rules/leads/delivery/DestinationTarget'
import { leadFormats } from '@forecourt/rules/leads/delivery/generated/leadFormats'
import type { FieldValues, LeadFormat, TargetFields } from '@forecourt/rules/leads/delivery/LeadFormat'
import { mapSecrets } from '@forecourt/rules/leads/delivery/targetSecrets'
import { seal, unseal } from '../two-factor/sealed'

/** A key of its own: data sealed for another purpose can't be substituted. */
const keyFor = (secret: string) => `${secret} lead-destination`

/** Whether two targets send to the same web and email addresses. */
const sameAddresses = (target: DestinationTarget, other: DestinationTarget): boolean => {
  const format: LeadFormat | undefined = leadFormats[target.kind]
  const [values, others]: readonly Readonly<Record<string, unknown>>[] = [target, other]
  return Object.entries(format?.fields ?? {}).every(
    ([name, { type }]) => (type !== 'webAddress' && type !== 'addresses') || isDeepStrictEqual(values?.[name], others?.[name]),
  )
}

/**
 * Encrypts the entered secrets of a target. A secret that is null or the same as before stays as stored, but only for the same addresses:
 * otherwise a user who may not read the secret could have it sent to themselves.
 */
export const sealTarget = (secret: string, entered: DestinationTarget, stored: DestinationTarget | null): DestinationTarget => {
  const storedValues: Readonly<Record<string, unknown>> = stored?.kind === entered.kind && sameAddresses(entered, stored) ? stored : {}
  return mapSecrets(entered, (value, { name }) => {
    const sealed = typeof storedValues[name] === 'string' ? storedValues[name] : ''
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
