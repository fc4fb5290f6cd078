// Judges a history from outside: it imports nothing of the app, and reads only what devices wrote and what each one shows
// in the end. One JSON object a line, in the order in which things happened:
//   { e: 'began', c, id, values }                     a record that was there before anybody wrote
//   { e: 'create', d, c, id, values, sure }           device d made it; `sure`: it was told that this is saved
//   { e: 'write', d, c, id, field, value, sure }      a value that is null was taken away
//   { e: 'delete' | 'undelete', d, c, id, sure }
//   { e: 'sealed', d, c }                             all that d wrote in c before has got its time
//   { e: 'copied' | 'back', d }                       d was copied; d is as its last copy again
//   { e: 'shows', d, c, list }                        at the end, after everybody heard everybody
import { readFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'

/**
 * @typedef {Record<string, unknown>} Values
 * @typedef {{ e: 'began' | 'create' | 'write' | 'delete' | 'undelete' | 'sealed' | 'copied' | 'back' | 'shows',
 *   d?: number | string, c?: string, id?: string, values?: Values, field?: string, value?: unknown, sure?: boolean,
 *   list?: readonly Values[] }} Event
 * @typedef {{ rule: string, what: string }} Complaint
 * @typedef {{ at: number, until: number, sure: boolean, d?: number | string }} When
 * @typedef {When & { value: unknown, strong: boolean }} Word
 * @typedef {{ made: When[], deleted: When[], words: Map<string, Word[]>, later: When[] }} Story
 */

const textOf = (value) => JSON.stringify(value ?? null)
const keyOf = ({ c, id }) => `${c}/${id}`

/** What a device did between a copy of it and its return to that copy may be gone. */
function undone(events) {
  const gone = new Set()
  for (const [at, { e, d }] of events.entries()) {
    if (e !== 'back') continue
    const from = events.findLastIndex((one, n) => n < at && one.e === 'copied' && one.d === d)
    for (let n = from; n < at; n++) if (events[n].d === d) gone.add(n)
  }
  return gone
}

/**
 * By when each thing counts as done, of the events that `count`. A device gives its times when it seals: what it did before
 * may count as done until then, but no later than its last act before.
 * @returns {Map<number, number>}
 */
function sealedBy(events, count) {
  const until = new Map()
  const last = new Map()
  for (let at = events.length - 1; at >= 0; at--) {
    if (!count(at)) continue
    const { e, d, c, id } = events[at]
    const place = `${d}/${c}`
    if (e === 'sealed') last.delete(place)
    else if (id !== undefined && !last.has(place)) last.set(place, at)
    until.set(at, last.get(place) ?? at)
  }
  return until
}

/**
 * When each thing was done. What a device had not sealed when it was copied it seals once more after its return to that
 * copy, whenever it had done so in between.
 * @returns {(at: number, event: Event) => When}
 */
function timing(events) {
  const gone = undone(events)
  const told = sealedBy(events, () => true)
  const toldAgain = sealedBy(events, (at) => !gone.has(at))
  return (at, { d, sure }) => ({
    at,
    until: Math.max(at, told.get(at) ?? at, toldAgain.get(at) ?? at),
    sure: sure === true && !gone.has(at),
    d,
  })
}

/** @returns {Map<string, Story>} */
function storiesOf(events) {
  const when = timing(events)
  const stories = new Map()
  const storyOf = (event) => {
    const key = keyOf(event)
    if (!stories.has(key)) stories.set(key, { made: [], deleted: [], words: new Map(), later: [] })
    return stories.get(key)
  }
  const say = (story, field, value, moment) => {
    const words = story.words.get(field) ?? []
    // Whoever puts back what once stood there may have changed nothing.
    const strong = !words.some((word) => textOf(word.value) === textOf(value))
    story.words.set(field, [...words, { ...moment, value, strong }])
  }
  for (const [at, event] of events.entries()) {
    if (event.id === undefined) continue
    const story = storyOf(event)
    const moment = event.e === 'began' ? { at: -1, until: -1, sure: true } : when(at, event)
    if (event.e === 'began' || event.e === 'create') {
      story.made.push(moment)
      for (const [field, value] of Object.entries(event.values ?? {})) say(story, field, value, moment)
    }
    if (event.e === 'write') say(story, event.field, event.value, moment)
    if (event.e === 'delete') {
      story.deleted.push(moment)
      // What its writer deleted before it was sealed was never told to anybody.
      for (const [field, words] of story.words)
        story.words.set(
          field,
          words.map((word) => (word.d === event.d && word.until >= at ? { ...word, strong: false } : word)),
        )
    }
    if (event.e === 'undelete') {
      // Taken back before anybody heard of it.
      story.deleted = story.deleted.map((one) => (one.d === event.d ? { ...one, sure: false } : one))
    }
    if (event.e !== 'delete' && event.e !== 'began') story.later.push(moment)
  }
  return stories
}

/** A word that must not be missed: it was saved, and nobody had said the same before. */
const isDue = ({ sure, strong }) => sure && strong

/** @returns {Complaint[]} */
function judgeField(name, value, words, made) {
  // Whoever made the record without a field has said that it is empty.
  const said = [
    ...words.filter((word) => textOf(word.value) === textOf(value)),
    ...((value ?? null) === null ? made : []),
  ]
  if (said.length === 0)
    return [{ rule: 'invented', what: `${name} is ${textOf(value)}, which nobody wrote` }]
  const missed = words.find((word) => isDue(word) && said.every(({ until }) => until < word.at))
  return missed
    ? [
        {
          rule: 'last writer',
          what: `${name} is ${textOf(value)}, but ${textOf(missed.value)} was written later (line ${missed.at + 1})`,
        },
      ]
    : []
}

/** @returns {Complaint[]} */
function judgePresent(key, record, { made, deleted, words, later }) {
  if (made.length === 0) return [{ rule: 'invented', what: `${key}: nobody made this record` }]
  const stays = deleted.find(({ sure, at }) => sure && !later.some(({ until }) => until > at))
  const fields = new Set([...words.keys(), ...Object.keys(record).filter((field) => field !== 'id')])
  return [
    ...(stays
      ? [{ rule: 'deleted', what: `${key} is back, though nobody wrote to it since line ${stays.at + 1}` }]
      : []),
    ...[...fields].flatMap((field) =>
      judgeField(`${key} ${field}`, record[field], words.get(field) ?? [], made),
    ),
  ]
}

/** @returns {Complaint[]} */
function judgeAbsent(key, { made, deleted, words }) {
  if (!made.some(({ sure }) => sure)) return []
  if (deleted.length === 0) return [{ rule: 'lost', what: `${key} is gone, and nobody deleted it` }]
  const word = [...words.values()]
    .flat()
    .find((one) => isDue(one) && deleted.every(({ until }) => until < one.at))
  return word
    ? [{ rule: 'lost', what: `${key} is gone, though ${textOf(word.value)} was written to it after` }]
    : []
}

/** A record under an id that nobody made, but with all that another one says, is that one twice. */
function judgeDoubled(c, list, stories) {
  const ids = list.map(({ id }) => id)
  const twice = ids.filter((id, n) => ids.indexOf(id) !== n)
  const bodies = list.map(({ id: _, ...values }) => textOf(Object.entries(values).sort()))
  const copies = list.filter(
    ({ id }, n) =>
      !stories.get(`${c}/${id}`)?.made.length && bodies.indexOf(bodies[n]) !== bodies.lastIndexOf(bodies[n]),
  )
  return [...twice, ...copies.map(({ id }) => id)].map((id) => ({
    rule: 'doubled',
    what: `${c}/${id} is there twice`,
  }))
}

const sortedText = (list) =>
  list
    .map((record) =>
      textOf(
        Object.entries(record)
          .filter(([, value]) => value !== undefined)
          .sort(),
      ),
    )
    .sort()
    .join('\n')

/**
 * What is wrong with a history; nothing where all is as it was promised.
 * @param {readonly Event[]} events
 * @returns {Complaint[]}
 */
export function judgeHistory(events) {
  const stories = storiesOf(events)
  const shows = events.filter(({ e }) => e === 'shows')
  const complaints = []
  for (const c of new Set(shows.map((one) => one.c))) {
    const [first, ...others] = shows.filter((one) => one.c === c)
    for (const other of others)
      if (sortedText(other.list) !== sortedText(first.list))
        complaints.push({
          rule: 'agree',
          what: `${c}: devices ${first.d} and ${other.d} show different lists`,
        })
    complaints.push(...judgeDoubled(c, first.list, stories))
    const shown = new Map(first.list.map((record) => [`${c}/${record.id}`, record]))
    for (const key of new Set([
      ...shown.keys(),
      ...[...stories.keys()].filter((one) => one.startsWith(`${c}/`)),
    ])) {
      const story = stories.get(key) ?? { made: [], deleted: [], words: new Map(), later: [] }
      const record = shown.get(key)
      complaints.push(...(record ? judgePresent(key, record, story) : judgeAbsent(key, story)))
    }
  }
  if (shows.length === 0) complaints.push({ rule: 'agree', what: 'no device shows anything' })
  return complaints
}

// node tests/tools/history-judge.mjs <file of one event a line>
if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const lines = readFileSync(process.argv[2], 'utf8').trim().split('\n')
  const complaints = judgeHistory(lines.map((line) => JSON.parse(line)))
  for (const { rule, what } of complaints) console.log(`${rule}: ${what}`)
  process.exitCode = complaints.length > 0 ? 1 : 0
}
