import type { ComponentProps } from 'react'
import { usePictureOrigin } from '../host/RuntimeHostProvider.client'
import { pictureSource } from './pictureSource'

export interface MediaImageProps extends Omit<ComponentProps<'img'>, 'src' | 'srcSet'> {
  /** A key of the media library such as `stock/abc.webp`, or a full https address. */
  readonly source: string
  readonly alt: string
}

/** An image element of a picture in the widths the media route serves, from where the host says (API-15). */
export const MediaImage = ({ source, alt, ...rest }: MediaImageProps) => (
  <img {...pictureSource(source, usePictureOrigin())} alt={alt} {...rest} />
)
