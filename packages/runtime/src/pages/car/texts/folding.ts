/** Classes of what an Expandable around folds away: hidden until it is opened; always there in print and without script. */
export const folded = 'group-data-[open=false]/expandable:hidden print:block! noscript:block!'

/** The same for words within a line. */
export const foldedInline = 'group-data-[open=false]/expandable:hidden print:inline! noscript:inline!'

/** For what only stands in for the folded part, such as an ellipsis. */
export const standIn = 'group-data-[open=true]/expandable:hidden print:hidden! noscript:hidden!'
