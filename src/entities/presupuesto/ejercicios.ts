import { demandChanges } from '@/access/authorize'
import { currentUser } from '@/access/current-user'
import type { ModuleList } from '@/access/module'
import { SpokenError } from '@/shared/lib/spoken-error'
import type { Guard, ListCommand } from '@/shared/storage/list-command'
import { commitTogether, listWrite } from '@/shared/storage/lists-together'
import type { Stored } from '@/shared/storage/stored-module'
import { GASTO_EN_CERO, INGRESO_EN_CERO, idsDe } from './apertura'
import { delEjercicio } from './ejercicio'
import { gastosList, ingresosList } from './module'
import type { Gasto, Ingreso, Partida } from './partida'
import { gastosRepository, ingresosRepository } from './partidas'

type Commands = { ingresos: ListCommand<Ingreso>; gastos: ListCommand<Gasto> }

async function together({ ingresos, gastos }: Commands, extra: Guard<Partida> = () => {}): Promise<void> {
  const actor = await currentUser()
  const guard =
    <T extends Stored & Partida>(list: ModuleList<T>): Guard<T> =>
    (changes, after) => {
      demandChanges(list, actor, changes)
      list.listRules?.(actor)(changes, after)
      extra(changes, after)
    }
  await commitTogether([
    listWrite(ingresosList, ingresos, guard(ingresosList)),
    listWrite(gastosList, gastos, guard(gastosList)),
  ])
}

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
  await together(
    { ingresos: { kind: 'create', records: ingresos }, gastos: { kind: 'create', records: gastos } },
    // The list as it is under the lock: another tab may have opened the same year meanwhile.
    (changes, list) => {
      if (delEjercicio(list, nuevo).length > changes.length)
        throw new SpokenError(`El ejercicio ${nuevo} ya tiene partidas.`)
    },
  )
}

/** `cerrado`: whether the fiscal year is to be closed, or opened again. */
export type Cierre = { ejercicio: number; cerrado: boolean }

/** Closes or reopens a fiscal year on each of its lines, in one commit. @throws AccessError */
export async function cerrarEjercicio({ ejercicio, cerrado }: Cierre): Promise<void> {
  const patches = (lines: readonly Partida[]) =>
    delEjercicio(lines, ejercicio)
      .filter((line) => (line.cerrado ?? false) !== cerrado)
      .map(({ id }) => ({ id, next: { cerrado } }))
  await together({
    ingresos: { kind: 'update', patches: patches(await ingresosRepository.all()) },
    gastos: { kind: 'update', patches: patches(await gastosRepository.all()) },
  })
}
