import type { ConfigProblem } from '@forecourt/schema/layers/Layer'

/** One line a problem: where it is, then what is wrong. */
export const formatProblems = (problems: readonly ConfigProblem[], say: (line: string) => void): void => {
  for (const { where, pointer, message, severity } of problems)
    say(`  ${severity === 'warning' ? 'Note' : 'Error'}: ${where || pointer || 'The file'}: ${message}`)
}
