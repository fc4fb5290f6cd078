/** What a field that is joined holds: names, or lines of text. */
type Joined = readonly unknown[] | string

const isJoined = (value: unknown): value is Joined => Array.isArray(value) || typeof value === 'string'

const partsOf = (value: Joined): readonly unknown[] =>
  typeof value === 'string' ? value.split('\n').filter((line) => line.trim() !== '') : value

/** Whether everything of `mine` stands in `theirs`, too. */
export const covers = (theirs: unknown, mine: unknown): boolean =>
  isJoined(theirs) && isJoined(mine) && partsOf(mine).every((part) => partsOf(theirs).includes(part))

/** Both values in one: what stood there first, then what is new. Values of another kind are `told`. Pure. */
export function joinedValue(stood: unknown, told: unknown): unknown {
  if (!isJoined(stood) || !isJoined(told) || typeof stood !== typeof told) return told
  const parts = [...partsOf(stood), ...partsOf(told).filter((part) => !partsOf(stood).includes(part))]
  return typeof stood === 'string' ? parts.join('\n') : parts
}
