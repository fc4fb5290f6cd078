import type { Database } from '@/server/database/database'
import { stepsDone } from '@/server/database/migrate'
import { MIGRATIONS } from '@/server/database/migrations'
import { newEpoch } from '@/server/state'
import { SpokenError } from '@/shared/lib/spoken-error'
import { newestCopy } from './check/copy'
import type { Area, Finding } from './check/finding'
import { photos } from './check/photos'
import { records } from './check/records'
import { accounts, counter, keys } from './check/state'
import type { Command } from './command'

/** The exit code where something was found that stays as it is. */
const FOUND = 3

const REPAIR = '--reparar'

/** Repairs what was found and can be, in one transaction. Devices offer again what they hold: some of it may be missing here. */
async function repair({ transaction }: Database, findings: readonly Finding[]): Promise<void> {
  const repairs = findings.flatMap((finding) => finding.repair ?? [])
  if (repairs.length === 0) return
  await transaction(async (query) => {
    await query('lock table central in exclusive mode')
    for (const { run } of repairs) await run(query)
    await newEpoch(query)
  })
}

const lineOf = ({ says, repair: mends }: Finding, repairing: boolean): string => {
  if (!mends) return `    · ${says}`
  return repairing ? `    · ${says} Reparado: ${mends.done}` : `    · ${says} Con ${REPAIR}: ${mends.would}`
}

const partOf = ({ title, findings }: Area, repairing: boolean): string =>
  findings.length === 0
    ? `${title}: bien.`
    : [`${title}:`, ...findings.map((finding) => lineOf(finding, repairing))].join('\n')

/** Looks at all that the central holds, and repairs only what it names. */
export const revisar: Command = {
  flags: [REPAIR],
  does: 'mira registros, fotografías, contador, llaves, cuentas y la última copia; repara solo lo que nombra',
  asTheyAre: true,
  async run({ where, connected: { database }, flags, progress }) {
    const done = await stepsDone(database.query)
    if (done !== MIGRATIONS.length)
      throw new SpokenError(
        `Los datos son de la versión ${done} y este programa de la ${MIGRATIONS.length}. ${done < MIGRATIONS.length ? 'Encienda la central una vez: hace una copia, los actualiza, y después se pueden revisar.' : 'Actualice el programa.'}`,
      )
    const seen = await records(database.query, progress)
    const areas: Area[] = [
      seen.area,
      await photos(database.query, seen.named, progress),
      await counter(database.query),
      await keys(database.query),
      await accounts(database.query),
      await newestCopy(where.folder, progress),
    ]
    const findings = areas.flatMap((area) => area.findings)
    const repairing = flags.has(REPAIR)
    if (repairing) await repair(database, findings)
    const left = findings.filter((finding) => !(repairing && finding.repair))
    return {
      text: areas.map((area) => partOf(area, repairing)).join('\n  '),
      ...(left.length > 0 && { code: FOUND }),
    }
  },
}
