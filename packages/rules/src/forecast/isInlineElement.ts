const inline = new Set('a abbr b bdi bdo cite code em i kbd mark q s small span strong sub sup time u wbr ins del data'.split(' '))

/** Whether a line of text goes on through an element (CFG-12). */
export const isInlineElement = (name: string): boolean => inline.has(name)
