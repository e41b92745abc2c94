import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { copy, facebook, mail, messageSquare, whatsapp, xBrand } from '../../../ui/iconPaths'

/** The icon of each share target (UI-08). */
export const shareIcons = {
  facebook,
  twitter: xBrand,
  whatsapp,
  email: mail,
  sms: messageSquare,
  copy,
} as const satisfies { readonly [Target in ResolvedConfig['social']['share'][number]]: string }
