/**
 * Each with its place, counted from 1, which is all that tells apart the parts of a list that never moves: a word of a key
 * may come twice, and rows of a published month have no id.
 */
export const numbered = <T>(list: readonly T[]): { place: number; value: T }[] =>
  list.map((value, index) => ({ place: index + 1, value }))
