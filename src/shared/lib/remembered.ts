/** Long lists name few days, places and things, each many times: so many of them are read once. */
const MOST_READ = 5000

/** The same, with its answers to texts kept. */
export function remembered<T extends NonNullable<unknown>>(work: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>()
  return (text) => {
    const before = known.get(text)
    if (before !== undefined) return before
    const answer = work(text)
    if (known.size >= MOST_READ) known.clear()
    known.set(text, answer)
    return answer
  }
}

/** The same, asked once of each list or record: several parts of a screen count the same thousands of rows. `of` never changes. */
export function oncePer<A extends object, T>(work: (of: A) => T): (of: A) => T {
  const known = new WeakMap<A, { answer: T }>()
  return (of) => {
    const before = known.get(of)
    if (before) return before.answer
    const answer = work(of)
    known.set(of, { answer })
    return answer
  }
}
