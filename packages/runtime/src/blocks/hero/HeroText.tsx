import { hero } from '@forecourt/rules/blocks/kinds/hero'
import { shows } from '@forecourt/rules/parts/Part'
import { Fragment } from 'react'
import { ButtonLink } from '../../ui/Button'
import { Heading, type HeadingSize } from '../../ui/Heading'
import { RichText } from '../../ui/rich-text/RichText'
import type { BlockProps } from '../BlockProps'

/** A heading whose lines break between sentences rather than within a short one. */
const Sentences = ({ text }: { readonly text: string }) => {
  const sentences = text.split(/(?<=[.!?]) (?=\S)/)
  if (sentences.length === 1) return text
  return sentences.map((sentence, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: sentences have no id
    <Fragment key={index}>
      {index > 0 && ' '}
      <span className="[display:inline-block]">{sentence}</span>
    </Fragment>
  ))
}

/** The heading, text and button of a hero. */
export const HeroText = ({
  block,
  level,
  setting,
  size,
  strong = false,
}: Pick<BlockProps<'hero'>, 'block' | 'level' | 'setting'> & {
  readonly size: HeadingSize
  /** Uses the full text colour: muted text lacks contrast on a picture or a colour. */
  readonly strong?: boolean
}) => (
  <>
    {block.heading && (
      <Heading level={level} size={size} setting={`${setting}/heading`}>
        <Sentences text={block.heading} />
      </Heading>
    )}
    <RichText
      text={block.text}
      measure="max-w-xl"
      setting={`${setting}/text`}
      className={`mt-4 text-lead ${strong ? 'text-text' : 'text-muted'}`}
    />
    {shows(hero.parts.button, { block }) && (
      <ButtonLink href={block.buttonHref} data-setting={`${setting}/buttonLabel`} size="large" className="mt-7">
        {block.buttonLabel}
      </ButtonLink>
    )}
  </>
)
