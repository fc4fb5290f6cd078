import { join } from 'node:path'
import { checkCopy } from '@/server/copies/check'
import { copiasIn, listCopias } from '@/server/copies/kept'
import { photosBeside } from '@/server/copies/photo-store'
import type { Progress } from '@/server/progress'
import { plural } from '@/shared/lib/plural'
import { sentenceOf } from '@/shared/lib/spoken-error'
import type { Area } from './finding'

/** Whether the newest copy could be put back. */
export async function newestCopy(folder: string, progress: Progress): Promise<Area> {
  const copias = copiasIn(folder)
  const [newest] = await listCopias(copias)
  if (!newest) return { title: 'Última copia', findings: [{ says: `No hay ninguna en «${copias}».` }] }
  const title = `Última copia (${newest.nombre})`
  const file = join(copias, newest.nombre)
  progress('Leyendo la última copia')
  try {
    const { outside } = await checkCopy(file)
    const store = photosBeside(file)
    let bad = 0
    for (const [index, sum] of outside.entries()) {
      progress('Leyendo las fotografías de la última copia', index + 1, outside.length)
      if (!(await store.read(sum))) bad++
    }
    if (bad === 0) return { title, findings: [] }
    return {
      title,
      findings: [
        {
          says: `Junto a ella ${plural(bad, 'fotografía falta o está dañada', 'fotografías faltan o están dañadas')}.`,
        },
      ],
    }
  } catch (error) {
    const why = sentenceOf(error)
    if (!why) throw error
    return { title, findings: [{ says: why }] }
  }
}
