/** The widths pictures are served in, in pixels: the ones the pages ask for, so that nobody can fill the disk by counting. */
export const mediaWidths = [320, 480, 640, 768, 960, 1280, 1920] as const

export type MediaWidth = (typeof mediaWidths)[number]
