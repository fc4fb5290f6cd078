import { stat } from 'node:fs/promises'
import type { Checked } from '@/server/copies/check'
import { isCustodia } from '@/server/copies/custodios/file'
import { keyOf } from '@/server/copies/custodios/key'
import { unpack } from '@/server/copies/custodios/unpack'
import { exportTo } from '@/server/copies/export'
import { importFrom } from '@/server/copies/import'
import { incomingIn } from '@/server/copies/incoming'
import { readState } from '@/server/state'
import { plural } from '@/shared/lib/plural'
import { SpokenError } from '@/shared/lib/spoken-error'
import type { Command, Given } from './command'

/** What was put back, and what nobody can know about a copy that doesn't say how much it holds. */
function toldOf({ filas, closed }: Checked): string {
  const counts = [
    plural(filas.registro ?? 0, 'registro', 'registros'),
    plural(filas.usuario ?? 0, 'cuenta', 'cuentas'),
    plural(filas.foto ?? 0, 'fotografía', 'fotografías'),
  ]
  const unsure =
    'Es de una versión que no anotaba al final cuánto lleva: si le faltaba algo, la central no puede saberlo. Compare estas cifras con las que espera.'
  return `Copia importada: ${counts.join(', ')}. Quien lleva el panel ingresa otra vez; cada equipo ofrece de nuevo lo que tenga. Los teléfonos de la brigada que la copia conocía vuelven a entrar, también los que se quitaron después de ella (revíselos en Personal), y avisan de una salida desde que cada uno abra «Mi lugar».${closed ? '' : `\n  ${unsure}`}`
}

export const exportar: Command = {
  takes: 'ARCHIVO',
  does: 'copia completa: datos, cuentas, historial y fotografías',
  async run({ connected: { database }, argument, progress }) {
    // A copy of nothing would be whole, and push a good one aside.
    if (!(await readState(database.query)))
      throw new SpokenError(
        'A la base le falta una parte: no dice de qué central es. No se hizo ninguna copia.',
      )
    await exportTo(database, argument, { progress })
    return {
      text: `Copia completa en ${argument}. Guárdela fuera de este equipo: lleva las cuentas y las fotografías.`,
    }
  },
}

/** Opens a custodian's file beside the data, hands the copy that was in it on, and leaves nothing of it there. */
async function opened<T>(
  { where, argument, ask, progress }: Given,
  task: (file: string, publica: string) => Promise<T>,
): Promise<T> {
  const incoming = incomingIn(where.folder)
  const words = await ask(
    'Es el archivo de un custodio. Escriba las doce palabras de la clave de recuperación: ',
  )
  try {
    const file = await incoming.fileOf(await incoming.begin((await stat(argument)).size))
    await unpack(argument, file ?? '', words, progress)
    return await task(file ?? '', keyOf(words).publica.toString('hex'))
  } finally {
    await incoming.clear()
  }
}

const importing = (does: string, withoutPhotos: boolean): Command => ({
  takes: 'ARCHIVO',
  does,
  begins: true,
  async run(given) {
    const { connected, argument, progress } = given
    const { database, free } = connected
    const put = (file: string, publica?: string) =>
      importFrom(database, file, { withoutPhotos, restorer: { por: 'consola', publica }, free, progress })
    return { text: toldOf(await ((await isCustodia(argument)) ? opened(given, put) : put(argument))) }
  },
})

export const importar = importing(
  'la repone en una central sin reclamar; la de un custodio pide además la clave de recuperación',
  false,
)
export const importarSinFotos = importing('lo mismo, aunque a la copia le falten fotografías', true)
