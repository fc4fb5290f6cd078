import { copiasIn } from '@/server/copies/kept'
import { type Family, familiesOf, ofProcess } from '@/server/metrics'
import { freeIn } from '@/server/room'
import type { Brigadas, Entry } from './brigadas'
import { folderOf } from './opening'

/** Each line says whose it is, and what has one name stands together, as the format asks. */
function together(all: readonly { anfitrion: string; families: readonly Family[] }[]): Family[] {
  const byName = new Map<string, Family>()
  for (const { anfitrion, families } of all)
    for (const { lines, ...family } of families) {
      const known = byName.get(family.name)?.lines ?? []
      const own = lines.map(([name, labels, value]): Family['lines'][number] => [
        name,
        { brigada: anfitrion, ...labels },
        value,
      ])
      byName.set(family.name, { ...family, lines: [...known, ...own] })
    }
  return [...byName.values()]
}

const inMemory = ({ open }: Entry): Family => ({
  name: 'bomberos_brigada_en_memoria',
  type: 'gauge',
  help: 'Whether this process has the brigade in its memory.',
  lines: [['bomberos_brigada_en_memoria', {}, open ? 1 : 0]],
})

/** The figures of the process, and those of each brigade by the label `brigada`. */
export async function figuresOf(brigadas: Brigadas, folder: string): Promise<Family[]> {
  const all = await Promise.all(
    brigadas.all().map(async (entry) => {
      const { anfitrion, esquema, database, counts } = entry
      const copias = copiasIn(folderOf(folder, esquema))
      const own = await familiesOf({ database, copias })
      return { anfitrion, families: [inMemory(entry), ...counts.families(), ...own] }
    }),
  )
  return [...ofProcess(freeIn(folder)()), ...together(all)]
}
