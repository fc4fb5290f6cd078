import { join } from 'node:path'
import { SpokenError } from '@/shared/lib/spoken-error'
import { checkCopy } from './check'
import { listCopias } from './kept'

/** Whether a copy is of a brigade's central; undefined where it can't be read. */
const isBrigades = (file: string): Promise<boolean | undefined> =>
  checkCopy(file).then(
    ({ suya }) => suya,
    () => undefined,
  )

/** The newest whole copy of a brigade's central, else one that can't be read: it may be of one too. */
async function newestOf(folder: string): Promise<string | undefined> {
  let unread: string | undefined
  for (const { nombre } of await listCopias(folder)) {
    const [file, suya] = [join(folder, nombre), await isBrigades(join(folder, nombre))]
    if (suya) return file
    if (suya === undefined) unread ??= file
  }
  return unread
}

/**
 * A database that is empty beside a brigade's copies was lost, or is the wrong one. A central that began anew there would
 * answer the station's phones with samples, and its nights would push those copies out.
 * @throws SpokenError
 */
export async function demandNoneLeft(folder: string): Promise<void> {
  const file = await newestOf(folder)
  if (!file) return
  throw new SpokenError(
    [
      `La central no empieza: la base está vacía, y en «${folder}» hay copias de una central de verdad.`,
      '  O la base se perdió, o DATOS o DATABASE_URL nombran otra.',
      '',
      '  Para reponer la copia más nueva:',
      `    npm run central -- importar "${file}"`,
      '  y después enciéndala otra vez.',
      '',
      `  Para empezar una central nueva, lleve antes la carpeta «${folder}» a otro lugar.`,
    ].join('\n'),
  )
}
