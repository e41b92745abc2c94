import { isBlankText } from '@forecourt/schema/rich-text/plainText'
import type { RichText as Text } from '@forecourt/schema/rich-text/RichText'
import { HeadedBand, type HeadedBandProps, isBlock } from './HeadedBand'
import { RichText } from './rich-text/RichText'

export interface SectionBandProps extends Omit<HeadedBandProps, 'text'> {
  readonly text?: Text
}

/** A section with rich text under its heading. Client components use `HeadedBand`, so that they don't load rich text rendering. */
export const SectionBand = ({ text = '', ...band }: SectionBandProps) => (
  <HeadedBand
    {...band}
    text={
      isBlankText(text) ? null : (
        <RichText
          text={text}
          measure=""
          setting={isBlock(band.setting) ? `${band.setting}/text` : undefined}
          className="mt-3 text-lead text-muted"
        />
      )
    }
  />
)
