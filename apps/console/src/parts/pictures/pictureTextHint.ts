/** The hint for alt text of pictures in texts (WCAG 2 1.1.1). */
export const pictureTextHint = 'Describe the picture, for shoppers who can’t see it.'
