import type { Origin } from '@forecourt/schema/layers/Layer'

/** The state of a setting, and whether the user may change it. */
export type FieldState =
  | { readonly kind: 'inherited'; readonly from: string }
  | { readonly kind: 'changed' }
  /** Part of an item that this site added: nothing to inherit or reset to. */
  | { readonly kind: 'own' }
  /** `text` names the layer, gives its reason if it has one, and says what to do. */
  | { readonly kind: 'locked'; readonly by: string; readonly text: string }
  | { readonly kind: 'required'; readonly reason: string }
  | { readonly kind: 'staffOnly' }
  | { readonly kind: 'readOnly' }

interface Facts {
  /** Whether the site itself sets it. */
  readonly isSet: boolean
  /** Whether a weaker layer sets it. */
  readonly isInherited: boolean
  readonly origin: Origin | undefined
  readonly role: 'staff' | 'dealer'
  readonly userRole: 'staff' | 'dealer'
  readonly mayEdit: boolean
  /** Why a mandatory item requires this value; null where it doesn't. */
  readonly required: string | null
}

const lockText = (by: string, reason: string | undefined, userRole: Facts['userRole']): string => {
  const remedy =
    userRole === 'staff' ? `To change it, unlock it in ${by}, under Templates and brands.` : 'If it doesn’t suit you, ask Forecourt staff.'
  const sentence = reason && (/[.!?]$/.test(reason) ? reason : `${reason}.`)
  return [`${by} sets this for its sites.`, sentence, remedy].filter(Boolean).join(' ')
}

/** A reason that blocks editing takes precedence. */
export const fieldState = ({ isSet, isInherited, origin, role, userRole, mayEdit, required }: Facts): FieldState => {
  if (origin?.lockedBy !== undefined)
    return { kind: 'locked', by: origin.lockedBy, text: lockText(origin.lockedBy, origin.lockReason, userRole) }
  if (required !== null) return { kind: 'required', reason: required }
  if (role === 'staff' && userRole === 'dealer') return { kind: 'staffOnly' }
  if (!mayEdit) return { kind: 'readOnly' }
  if (!isInherited) return { kind: 'own' }
  return isSet ? { kind: 'changed' } : { kind: 'inherited', from: origin?.name ?? 'Default' }
}

/** Whether the user may change it. */
export const isEditable = ({ kind }: FieldState): boolean => kind === 'inherited' || kind === 'changed' || kind === 'own'
