import type { Spans, TextSpan } from '@forecourt/schema/rich-text/RichText'
import { drawnLink } from '@forecourt/schema/rich-text/richTextSchema'
import { Fragment } from 'react'
import { withPhoneNumbers } from '../PhoneNumber'
import { textStyles } from './textStyles'

const isLink = new RegExp(drawnLink, 'i')

const Lines = ({ text }: { readonly text: string }) =>
  text.split('\n').map((line, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a text have no other name
    <Fragment key={index}>
      {index > 0 && <br />}
      {withPhoneNumbers(line)}
    </Fragment>
  ))

const Word = ({ span: { text, bold, italic, href } }: { readonly span: TextSpan }) => {
  const words = text.includes('\n') ? <Lines text={text} /> : withPhoneNumbers(text)
  const slanted = italic ? <em>{words}</em> : words
  const looks = bold ? <strong>{slanted}</strong> : slanted
  // A filled-in placeholder can be any words: what is no address for a shopper leads nowhere.
  if (href === undefined || !isLink.test(href)) return looks
  return (
    <a href={href} className={textStyles.link}>
      {looks}
    </a>
  )
}

/** A line of words with their looks, as elements: no markup of its own ever gets through. */
export const FormattedLine = ({ spans }: { readonly spans: Spans }) =>
  spans.map((span, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the words of a line have no other name
    <Word key={index} span={span} />
  ))
