/** Whether a file's name is of a form such as `stock*.csv`; letters may be large or small. */
export const isNamed = (name: string, form: string): boolean =>
  new RegExp(
    `^${form
      .split('*')
      .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
      .join('.*')}$`,
    'i',
  ).test(name)
