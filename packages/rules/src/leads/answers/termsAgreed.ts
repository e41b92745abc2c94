import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { isOn } from '../../parts/settingNeeds'
import type { LeadAnswer } from './LeadAnswer'

/** Error if the terms aren't accepted, by the site's setting (ERR-07, ERR-08). */
const missing = {
  short: '*You must agree to the terms of use before submitting.',
  long: '* You must agree to the terms of use before submitting the form.',
} as const satisfies Record<ResolvedConfig['forms']['termsWording'], string>

/** Consent to the terms of use, which are linked (ENQ-17); without it the form shows the site's error (ERR-07, ERR-08). */
export const termsAgreed = {
  id: 'termsAgreed',
  title: 'Terms of use',
  requirement: 'ENQ-17',
  elementSetting: null,
  needs: [isOn('/forms/showTerms')],
  kind: 'tick',
  value: () => ({
    label: 'I agree to the terms of use',
    type: 'checkbox',
    required: true,
    maxLength: 5,
    defaultValue: false,
    reading: { href: '/terms-and-conditions', label: 'Read the terms' },
  }),
  missing: ({ config }) => missing[config.forms.termsWording],
  stored: { in: 'attributes', empty: { termsAgreed: false }, toStored: ({ isTicked }) => ({ termsAgreed: isTicked }) },
  // A lead without it is never submitted, so it isn't shown.
  mail: null,
  console: null,
  exported: null,
} as const satisfies LeadAnswer<{ readonly termsAgreed: boolean }>
