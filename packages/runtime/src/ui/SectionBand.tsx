import { isBlankText } from '@forecourt/schema/rich-text/plainText'
import type { RichText as Text } from '@forecourt/schema/rich-text/RichText'
import { HeadedBand, type HeadedBandProps, isBlock } from './HeadedBand'
import { RichText } from './rich-text/RichText'

export interface SectionBandProps extends Omit<HeadedBandProps, 'words'> {
  readonly text?: Text
}

/** A band of a page with a formatted text under its heading. Browsers draw `HeadedBand`, so that no script has to know of formatting. */
export const SectionBand = ({ text = '', ...band }: SectionBandProps) => (
  <HeadedBand
    {...band}
    words={
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
