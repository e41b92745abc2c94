import type { ComponentProps } from 'react'
import { usePictureOrigin } from '../host/RuntimeHostProvider.client'
import { pictureSource } from './pictureSource'

export interface MediaImageProps extends Omit<ComponentProps<'img'>, 'src' | 'srcSet'> {
  /** Key in the media library such as `stock/abc.webp`, or a full https URL. */
  readonly source: string
  readonly alt: string
}

/** An `<img>` with the widths that the media route serves, from the host's picture origin (API-15). */
export const MediaImage = ({ source, alt, ...rest }: MediaImageProps) => (
  <img {...pictureSource(source, usePictureOrigin())} alt={alt} {...rest} />
)
