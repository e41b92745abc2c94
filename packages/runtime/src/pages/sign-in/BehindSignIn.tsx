import type { BehindSignIn as Behind } from '@forecourt/rules/pages/behindSignIn'
import { Heading } from '../../ui/Heading'
import { Icon } from '../../ui/Icon'

/** The page somebody came for, in its own words, beside what asks them to sign in for it (AUTH-04, AUTH-08). */
export const BehindSignIn = ({ heading, text, parts }: Behind) => (
  <div>
    <Heading level={1} size="title">
      {heading}
    </Heading>
    {text && <p className="mt-4 max-w-prose text-lead text-muted text-pretty">{text}</p>}
    {parts.length > 0 && (
      <>
        <p className="mt-8 font-semibold">Once you are signed in</p>
        <ul className="mt-3 grid gap-3">
          {parts.map((part) => (
            <li key={part} className="flex gap-3">
              <Icon name="circleCheck" size={24} className="mt-0.5 shrink-0 text-link" />
              <span>{part}</span>
            </li>
          ))}
        </ul>
      </>
    )}
  </div>
)
