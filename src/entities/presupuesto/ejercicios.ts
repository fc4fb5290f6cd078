import { currentUser } from '@/access/current-user'
import { part, writeTogether } from '@/access/write-together'
import { SpokenError } from '@/shared/lib/spoken-error'
import { newId } from '@/shared/storage/ids'
import type { Guard } from '@/shared/storage/list-command'
import { GASTO_EN_CERO, INGRESO_EN_CERO, idsDe } from './apertura'
import { cierresList } from './cierres'
import { delEjercicio } from './ejercicio'
import { gastosList, ingresosList } from './module'
import type { Gasto, Ingreso, Partida } from './partida'
import { gastosRepository, ingresosRepository } from './partidas'

/** What a new fiscal year takes over from a line: code, name and programme, without any amount. */
const named = ({ partida, denominacion, programa }: Partida) => ({
  ...{ partida, denominacion },
  ...(programa !== undefined && { programa }),
})

/** `desde` and `nuevo` are fiscal years. */
export type Apertura = { desde: number; nuevo: number }

/**
 * Opens a fiscal year with the lines of another one, all at zero, in one commit.
 * @throws SpokenError where the new year has lines already; AccessError without presupuesto:create
 */
export async function abrirEjercicio({ desde, nuevo }: Apertura): Promise<void> {
  const [allIngresos, allGastos] = [await ingresosRepository.all(), await gastosRepository.all()]
  const idIngreso = idsDe(
    ingresosList.idPrefix,
    nuevo,
    allIngresos.map(({ id }) => id),
  )
  const idGasto = idsDe(
    gastosList.idPrefix,
    nuevo,
    allGastos.map(({ id }) => id),
  )
  const ingresos = delEjercicio(allIngresos, desde).map(
    (line): Ingreso => ({ id: idIngreso(line), ...named(line), ...INGRESO_EN_CERO, ejercicio: nuevo }),
  )
  const gastos = delEjercicio(allGastos, desde).map(
    (line): Gasto => ({ id: idGasto(line), ...named(line), ...GASTO_EN_CERO, ejercicio: nuevo }),
  )
  // The list as it is under the lock: another tab may have opened the same year meanwhile.
  const isNew: Guard<Partida> = (changes, list) => {
    if (delEjercicio(list, nuevo).length > changes.length)
      throw new SpokenError(`El ejercicio ${nuevo} ya tiene partidas.`)
  }
  await writeTogether([
    part(ingresosList, { kind: 'create', records: ingresos }, isNew),
    part(gastosList, { kind: 'create', records: gastos }, isNew),
  ])
}

/** `cerrado`: whether the fiscal year is to be closed, or opened again for a reason. */
export type Cierre = { ejercicio: number; cerrado: boolean; motivo?: string }

/**
 * Closes or reopens a fiscal year on each of its lines, and notes that as one event, in one commit.
 * @throws AccessError; SpokenError without the reason for which it is reopened
 */
export async function cerrarEjercicio({ ejercicio, cerrado, motivo = '' }: Cierre): Promise<void> {
  const patches = (lines: readonly Partida[]) =>
    delEjercicio(lines, ejercicio)
      .filter((line) => (line.cerrado ?? false) !== cerrado)
      .map(({ id }) => ({ id, next: { cerrado } }))
  const [ingresos, gastos] = [patches(await ingresosRepository.all()), patches(await gastosRepository.all())]
  // Somebody else has done it meanwhile, and it is noted.
  if (ingresos.length + gastos.length === 0) return
  const hecho = new Date().toISOString()
  const actor = await currentUser()
  const cierre = {
    id: newId(cierresList.idPrefix),
    ejercicio,
    cerrado,
    motivo,
    autor: actor?.name ?? '',
    hecho,
  }
  await writeTogether([
    part(ingresosList, { kind: 'update', patches: ingresos }),
    part(gastosList, { kind: 'update', patches: gastos }),
    part(cierresList, { kind: 'create', records: [cierre] }),
  ])
}
