import type { ResolvedConfig } from '../ResolvedConfig'

type Of<Key extends keyof ResolvedConfig['forms']> = { readonly forms: Pick<ResolvedConfig['forms'], Key> }

/** The box for news and offers in forms, and whether it starts ticked (ENQ-16). */
export const askedConsent = {
  setting: '/forms/showOptIn',
  isOn: ({ forms }: Of<'showOptIn'>) => forms.showOptIn,
  startsTicked: ({ forms }: Of<'optInDefault'>) => forms.optInDefault,
} as const
