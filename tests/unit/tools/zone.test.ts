import { expect, test } from 'vitest'
import { lint } from './linted'

const OF_THE_MACHINE = [
  'date.getFullYear()',
  'new Date().getMonth()',
  'date.getDate()',
  'date.getDay()',
  'date.getHours()',
  'date.getMinutes()',
  'date.getTimezoneOffset()',
  'date.setHours(4, 0, 0, 0)',
  'date.setMonth(date - 1)',
  "date.toLocaleDateString('es-EC')",
  'new Date(2026, 10)',
  'new Date(2026, 10, 3)',
  'new Date(2026, 10, 3, 4, 5)',
  'process.env.TZ',
  `new Date(\`\${date}T00:00\`)`,
  `Date.parse(\`\${date}T10:00:00\`)`,
]
const OF_NO_ZONE = [
  'date.getUTCFullYear()',
  'date.getTime()',
  'new Date()',
  'new Date(2026)',
  `new Date(\`\${date}T00:00:00Z\`)`,
  'new Date(Date.UTC(2026, 10, 3))',
  "(12).toLocaleString('es-EC')",
]

const planted = (reads: readonly string[]) =>
  Object.fromEntries(reads.map((read, n) => [`src/server/f${n}.ts`, `export const x = (date) => ${read}\n`]))

test('whatever reads the machine’s zone is an error, what has none isn’t', async () => {
  const said = await lint('zone.grit', planted(OF_THE_MACHINE))
  expect(OF_THE_MACHINE.filter((_, n) => !said.includes(`/f${n}.ts`))).toEqual([])
  expect(await lint('zone.grit', planted(OF_NO_ZONE))).not.toMatch(/::error|errored/)
})
