/**
 * A line of a file with figures. A `row` comes in and counts; a `total` says in words that it is a sum, a `title` stands
 * over its rows, and a `lost` row can't be read.
 */
export type Entry = {
  line: number
  name: string
  kind: 'row' | 'total' | 'title' | 'lost'
  /** The digits of its code; empty where it has none. */
  digits: string
  /** In whole cents or units, one for each column; undefined for an empty cell. */
  amounts: readonly (number | undefined)[]
}

/** What a sum says and what its rows give; `all` where it is that of the whole file. */
export type Difference = { entry: Entry; given: readonly number[]; all: boolean }

type Sums = readonly number[]

/** More sums than any document has; each pair of them is looked at. */
const MOST_BOUNDS = 200

const plus = (sums: Sums, { amounts }: Entry, sign = 1): Sums =>
  sums.map((one, at) => one + sign * (amounts[at] ?? 0))
const minus = (sums: Sums, others: Sums): Sums => sums.map((one, at) => one - (others[at] ?? 0))
const nothingOf = (entries: readonly Entry[]): Sums => (entries[0]?.amounts ?? []).map(() => 0)
const sumOf = (entries: readonly Entry[]): Sums =>
  entries.reduce<Sums>((sums, entry) => plus(sums, entry), nothingOf(entries))

/** Whether these are the figures that a sum says; it need not say all. */
const gives = (sums: Sums, { amounts }: Entry) =>
  amounts.every((said, at) => said === undefined || said === sums[at])

const figuresOf = ({ amounts }: Entry) => new Set(amounts.filter(Boolean)).size

/** Rows whose code is the beginning of another one's. */
function groupsOf(entries: readonly Entry[]): Set<Entry> {
  const coded = entries.filter(({ kind, digits }) => kind === 'row' && digits !== '')
  const codes = coded.map(({ digits }) => digits).sort()
  // Sorted, the parts of a group come right after it; where the file has a code twice, after the second.
  const following = new Map(codes.map((code, at) => [code, codes[at + 1]]))
  return new Set(coded.filter(({ digits }) => following.get(digits)?.startsWith(digits)))
}

/**
 * The entries that are the sum of the rows that come right before them in this order. `sure` have a shorter code than
 * these rows, or none, and more than one figure that proves it.
 */
function sumsAfter(entries: readonly Entry[], groups: ReadonlySet<Entry>) {
  const sure = new Set<Entry>()
  const likely = new Set<Entry>()
  const rows: Entry[] = []
  let before = nothingOf(entries)
  // How many rows there were when they gave this: between two places lie the rows of the difference.
  const places = new Map([[before.join(), 0]])
  for (const entry of entries) {
    if (entry.kind !== 'row' && entry.kind !== 'lost') continue
    const figures = figuresOf(entry)
    const parts = figures > 0 ? rows.slice(places.get(plus(before, entry, -1).join()) ?? rows.length) : []
    const above = parts.every(({ digits }) => entry.digits.length < digits.length)
    if (parts.length > 0 && above && (parts.length > 1 || figures > 1)) sure.add(entry)
    else if (parts.length > 0 && (parts.length > 1 || above)) likely.add(entry)
    if (entry.kind === 'lost' || groups.has(entry) || sure.has(entry)) continue
    before = plus(before, entry)
    rows.push(entry)
    places.set(before.join(), rows.length)
  }
  return { sure, likely }
}

/** The last total, where no row follows it. */
function lastTotal(entries: readonly Entry[]): Entry | undefined {
  const at = entries.findLastIndex(({ kind }) => kind === 'total')
  return entries.slice(at + 1).some(({ kind }) => kind === 'row') ? undefined : entries[at]
}

/** The sums among a file's rows, and those rows that may be one. A total of the whole file decides what is doubtful. */
function sumsAmong(entries: readonly Entry[]): { sums: Set<Entry>; doubtful: Entry[] } {
  const groups = groupsOf(entries)
  const below = sumsAfter(entries.toReversed(), groups)
  const left = entries.filter((entry) => !below.sure.has(entry))
  const above = sumsAfter(left, groups)
  const sure = new Set([...below.sure, ...above.sure])
  const likely = [...below.likely].filter((entry) => !sure.has(entry))
  const partsOf = ({ digits }: Entry) =>
    entries.filter((one) => one.kind === 'row' && !groups.has(one) && one.digits.startsWith(digits))
  const own = [...groups].filter((group) => !sure.has(group) && !gives(sumOf(partsOf(group)), group))
  const known = new Set([...groups, ...sure])
  const ways = [
    known,
    new Set([...known, ...likely]),
    groups,
    new Set([...known].filter((entry) => !own.includes(entry))),
  ]
  const total = lastTotal(entries)
  const rowsOf = (sums: ReadonlySet<Entry>) => entries.filter((one) => one.kind === 'row' && !sums.has(one))
  const proven = total && ways.find((sums) => gives(sumOf(rowsOf(sums)), total))
  return { sums: proven ?? known, doubtful: proven ? [] : likely.filter((one) => figuresOf(one) > 1) }
}

/** What a total that its rows don't give should be: of the last one all rows, of others those next to it. */
function expected(entries: readonly Entry[], sums: ReadonlySet<Entry>, at: number, all: boolean): Sums {
  const entry = entries[at] as Entry
  const isRow = (one: Entry) => one.kind === 'row' && !sums.has(one)
  const ends = (one: Entry) => one.kind === 'total' || one.kind === 'title'
  if (all) return sumOf(entries.filter(isRow))
  if (sums.has(entry))
    return sumOf(entries.filter((one) => isRow(one) && one.digits.startsWith(entry.digits)))
  if (entry.kind === 'title') {
    const end = entries.findIndex((one, index) => index > at && ends(one))
    return sumOf(entries.slice(at, end < 0 ? undefined : end).filter(isRow))
  }
  return sumOf(entries.slice(entries.slice(0, at).findLastIndex(ends) + 1, at).filter(isRow))
}

/** Whether rows that follow each other give what a sum says. `running` are the sums of the rows before each place. */
function isRun(running: readonly Sums[], { amounts }: Entry): boolean {
  const keyOf = (sums: Sums, less: Entry['amounts'] = []) =>
    amounts.map((said, at) => (said === undefined ? '' : (sums[at] ?? 0) - (less[at] ?? 0))).join()
  const before = new Set<string>()
  return running.some((sums) => {
    const found = before.has(keyOf(sums, amounts))
    before.add(keyOf(sums))
    return found
  })
}

/**
 * Holds a file against itself: which rows are sums of others and don't count, which may be, and each sum that the rows
 * don't give. `given` is what all rows give together. Pure.
 */
export function checkSums(entries: readonly Entry[]) {
  const { sums, doubtful } = sumsAmong(entries)
  const last = lastTotal(entries)
  const running: Sums[] = [nothingOf(entries)]
  const bounds = new Set([0, entries.length])
  entries.forEach((entry, at) => {
    const before = running.at(-1) ?? []
    running.push(entry.kind === 'row' && !sums.has(entry) ? plus(before, entry) : before)
    if (entry.kind !== 'row' || sums.has(entry)) bounds.add(at)
  })
  const places = [...bounds].sort((a, b) => a - b).slice(-MOST_BOUNDS)
  const between = (from: number, to: number) => minus(running[to] ?? [], running[from] ?? [])
  /** That of all rows may be that of the last part; any other one is of whatever rows follow each other. */
  const isGiven = (entry: Entry) =>
    entry === last
      ? places.some((from, nth) => places.slice(nth + 1).some((to) => gives(between(from, to), entry)))
      : isRun(running, entry)
  const all = running.at(-1) ?? []
  const differences: Difference[] = []
  entries.forEach((entry, at) => {
    const isSum = entry.kind === 'total' || entry.kind === 'title' || sums.has(entry)
    if (!isSum || figuresOf(entry) === 0) return
    if (gives(all, entry) || isGiven(entry)) return
    const given = expected(entries, sums, at, entry === last)
    if (gives(given, entry)) return
    differences.push({ entry, given, all: entry === last })
  })
  return { sums, doubtful, differences, given: all }
}
