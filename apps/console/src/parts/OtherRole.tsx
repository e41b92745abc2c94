import { Notice } from './Notice'

/** A page that exists, but not for this person. */
export const OtherRole = () => (
  <Notice level="h1" title="Not part of your role" text="Ask your group manager if you need to see this page." />
)
