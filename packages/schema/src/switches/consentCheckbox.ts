import type { ResolvedConfig } from '../ResolvedConfig'

type Of<Key extends keyof ResolvedConfig['forms']> = { readonly forms: Pick<ResolvedConfig['forms'], Key> }

/** The marketing consent checkbox in forms, and its initial state (ENQ-16). */
export const consentCheckbox = {
  setting: '/forms/showOptIn',
  isOn: ({ forms }: Of<'showOptIn'>) => forms.showOptIn,
  startsTicked: ({ forms }: Of<'optInDefault'>) => forms.optInDefault,
} as const
