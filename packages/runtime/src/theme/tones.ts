/** The grounds a part of a page can stand on; each brings its own text, line and button colours. */
export const tones = ['background', 'surface', 'brand', 'accent', 'dark'] as const
export type Tone = (typeof tones)[number]
