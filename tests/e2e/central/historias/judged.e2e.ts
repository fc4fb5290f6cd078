import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from '../../../tools/build.mjs'
import { judgeHistory } from '../../../tools/history-judge.mjs'
import { TEST_MS } from '../../../tools/limits.mjs'
import { historiesOf } from './acts'
import { browserHistory } from './history'

/** `npm run bench -- historias` asks for more and longer ones; a seed that it printed brings the same ones again. */
const MANY = Number(process.env.HISTORIAS_NAVEGADOR) || 1
const ACTS = Number(process.env.ACTOS) || 8
/** By default always the same: what decides whether a change lands isn't drawn by lot. */
const SEED = Number(process.env.SEMILLA) || 7

test(
  `whoever knows nothing of the code finds nothing wrong in what three browsers do and show (${MANY} × ${ACTS} acts, seed ${SEED})`,
  async () => {
    for (const [n, acts] of historiesOf(SEED, MANY, ACTS).entries()) {
      const log = await browserHistory(acts)
      const written = log.filter(({ sure }) => sure !== undefined)
      const told = written.filter(({ sure }) => sure).length
      console.info(
        `history ${n + 1} of seed ${SEED}: ${written.length} words, ${told} of them confirmed on screen`,
      )
      const folder = join(ROOT, '.cache/historias')
      mkdirSync(folder, { recursive: true })
      const file = join(folder, `${SEED}-${n + 1}.ndjson`)
      writeFileSync(file, log.map((event) => JSON.stringify(event)).join('\n'))
      expect(
        judgeHistory(log),
        `node tests/tools/history-judge.mjs ${file}\n${JSON.stringify(acts)}`,
      ).toEqual([])
    }
  },
  TEST_MS * MANY,
)
