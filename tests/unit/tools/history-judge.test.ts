import { expect, test } from 'vitest'
import { type Event, judgeHistory } from '../../tools/history-judge.mjs'

const c = 'casas'
const made: Event = { e: 'create', d: 1, c, id: 'a', values: { x: 'uno' }, sure: true }
const write = (d: number, value: string, sure = true): Event => ({
  ...{ e: 'write', d, c, id: 'a', field: 'x' },
  ...{ value, sure },
})
const gone: Event = { e: 'delete', d: 2, c, id: 'a', sure: true }
const sealed = (d: number): Event => ({ e: 'sealed', d, c })
const show = (d: number, ...list: Record<string, unknown>[]): Event => ({ e: 'shows', d, c, list })
const a = (x: string) => ({ id: 'a', x })

const other: Event = { e: 'create', d: 2, c, id: 'b', values: { x: 'otra' }, sure: true }

const rulesOf = (...events: Event[]) => judgeHistory(events).map(({ rule }) => rule)

test.each<[name: string, events: Event[], rules: string[]]>([
  ['the last word stands', [made, write(2, 'dos'), show(1, a('dos')), show(2, a('dos'))], []],
  ['two devices differ', [made, write(2, 'dos'), show(1, a('dos')), show(2, a('uno'))], ['agree']],
  ['an earlier word stands', [made, sealed(1), write(2, 'dos'), show(1, a('uno'))], ['last writer']],
  [
    'a word that may not be saved need not stand',
    [made, sealed(1), write(2, 'dos', false), show(1, a('uno'))],
    [],
  ],
  [
    'two that nobody ordered',
    [made, write(1, 'b'), write(2, 'c'), write(1, 'd'), show(1, a('c'))],
    ['last writer'],
  ],
  [
    'one that was sealed later',
    [made, write(1, 'b'), write(2, 'c'), write(1, 'd'), sealed(1), show(1, a('d'))],
    [],
  ],
  ['a word that nobody wrote', [made, show(1, a('tres'))], ['invented']],
  ['a record that nobody made', [made, show(1, a('uno'), { id: 'b', x: 'otra' })], ['invented']],
  ['a record twice', [made, show(1, a('uno'), { id: 'b', x: 'uno' })], ['doubled', 'invented']],
  ['an id twice', [made, show(1, a('uno'), a('uno'))], ['doubled']],
  ['a record is gone', [made, show(1)], ['lost']],
  ['a deleted record is gone', [made, gone, show(1)], []],
  ['a deleted record is back', [made, gone, show(1, a('uno'))], ['deleted']],
  ['a later word brings it back', [made, gone, sealed(2), write(1, 'dos'), show(1, a('dos'))], []],
  ['a later word goes with it', [made, gone, sealed(2), write(1, 'dos'), show(1)], ['lost']],
  ['an earlier word goes with it', [made, write(1, 'dos'), sealed(1), gone, show(1)], []],
  [
    'what its writer deleted before it was sealed need not come back',
    [made, sealed(1), write(2, 'dos'), gone, write(1, 'tres'), show(1, a('tres'))],
    [],
  ],
  [
    'what was sealed comes back',
    [
      made,
      sealed(1),
      { ...write(2, 'dos'), field: 'y' },
      sealed(2),
      gone,
      write(1, 'tres'),
      show(1, a('tres')),
    ],
    ['last writer'],
  ],
  [
    'a device that is as it was before',
    [made, { e: 'copied', d: 2 }, write(2, 'dos'), { e: 'back', d: 2 }, show(1, a('uno'))],
    [],
  ],
  [
    'what was not sealed in the copy that a device returns to is sealed after',
    [
      ...[
        made,
        sealed(1),
        write(2, 'b'),
        { e: 'copied' as const, d: 2 },
        sealed(2),
        write(1, 'c'),
        sealed(1),
      ],
      ...[{ e: 'back' as const, d: 2 }, other, sealed(2), show(1, a('b'), { id: 'b', x: 'otra' })],
    ],
    [],
  ],
  [
    'what was sealed in that copy keeps its time',
    [
      ...[
        made,
        sealed(1),
        write(2, 'b'),
        sealed(2),
        { e: 'copied' as const, d: 2 },
        write(1, 'c'),
        sealed(1),
      ],
      ...[{ e: 'back' as const, d: 2 }, other, sealed(2), show(1, a('b'), { id: 'b', x: 'otra' })],
    ],
    ['last writer'],
  ],
  ['nothing is shown', [made], ['agree']],
])('%s', (_name, events, rules) => {
  expect(rulesOf(...events)).toEqual(rules)
})
