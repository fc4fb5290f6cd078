import { get, set } from 'idb-keyval'
import { MI_URL } from '@/shared/lib/aviso'
import { database } from '@/shared/storage/entry/database'
import { readFin, readKept } from './phone-kept'

const KEY = 'mi:inicio'

/** What the icon of a phone with access opens: the person's place, or the panel where they chose it. */
type Inicio = typeof MI_URL | '/admin'

/** What somebody who has a place and the panel chose on this phone; null while they didn't. */
export const readInicio = async (): Promise<Inicio | null> => (await get<Inicio>(KEY, database())) ?? null

export const chooseInicio = (inicio: Inicio): Promise<void> => set(KEY, inicio, database())

/** What this phone's icon opens; null on a phone of nobody of the brigade. One that was ended says so in its place. */
export async function phoneStart(): Promise<Inicio | null> {
  if (!(await readKept())) return (await readFin()) && MI_URL
  return (await readInicio()) === '/admin' ? '/admin' : MI_URL
}
