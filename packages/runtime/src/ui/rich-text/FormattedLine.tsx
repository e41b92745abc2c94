import type { Spans, TextSpan } from '@forecourt/schema/rich-text/RichText'
import { renderedLinkPattern } from '@forecourt/schema/rich-text/richTextSchema'
import { Fragment } from 'react'
import { withPhoneNumbers } from '../PhoneNumber'
import { textStyles } from './textStyles'

const isLink = new RegExp(renderedLinkPattern, 'i')

const Lines = ({ text }: { readonly text: string }) =>
  text.split('\n').map((line, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: lines have no id
    <Fragment key={index}>
      {index > 0 && <br />}
      {withPhoneNumbers(line)}
    </Fragment>
  ))

const Word = ({ span: { text, bold, italic, href } }: { readonly span: TextSpan }) => {
  const content = text.includes('\n') ? <Lines text={text} /> : withPhoneNumbers(text)
  const slanted = italic ? <em>{content}</em> : content
  const looks = bold ? <strong>{slanted}</strong> : slanted
  // A filled-in placeholder can be any text: an invalid URL isn't linked.
  if (href === undefined || !isLink.test(href)) return looks
  return (
    <a href={href} className={textStyles.link}>
      {looks}
    </a>
  )
}

/** Renders a line of formatted text as elements, so that no markup can be injected. */
export const FormattedLine = ({ spans }: { readonly spans: Spans }) =>
  spans.map((span, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: spans have no id
    <Word key={index} span={span} />
  ))
