import { GuideLink } from './help/GuideLink'
import { Notice } from './Notice'

/** A page that the user's role doesn't include. */
export const OtherRole = () => (
  <Notice
    level="h1"
    title="Not available for your role"
    text="Ask your manager if you need to see this page."
    action={<GuideLink guide="change-what-someone-may-do">How roles are changed</GuideLink>}
  />
)
