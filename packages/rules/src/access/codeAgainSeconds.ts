/** For so long after a code no other goes to the same place (RTE-13): the one before still works, and nobody's telephone is flooded. */
export const codeAgainSeconds = 30
