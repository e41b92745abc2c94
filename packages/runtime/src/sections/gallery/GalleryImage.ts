export interface GalleryImage {
  readonly key: string
  readonly alt: string
}
