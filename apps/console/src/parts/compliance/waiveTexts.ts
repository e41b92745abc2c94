import { quotedPhrase } from '@forecourt/rules/compliance/findingText'

/** Texts of the dialog that accepts a finding. */
export const waiveTexts = {
  title: 'Accept this finding',
  verb: 'Accept',
  action: 'Accept…',
  ofPhrase: (phrase: string) => `${quotedPhrase(phrase)} will no longer be reported or stop a publish, on any page of this site.`,
  ofMissing: 'This will no longer be reported or stop a publish, on any page of this site.',
  reason: 'Why is it all right?',
  reasonHint: 'Your name and this reason go into the history. A regulator may read it.',
  endsOn: 'Until',
  endsOnHint: 'The last day. After it, the finding is reported again.',
} as const
