import { useMutation } from '@tanstack/react-query'
import { useUser } from '@/access/current-user'
import type { Item } from '@/entities/inventario/item'
import { cuandoDe, mover, sobreDe } from '@/entities/inventario/mover'
import {
  type Movimiento,
  movimientoRules,
  movimientosList,
} from '@/entities/inventario/movimientos/movimiento'
import { formatDay, toDay } from '@/shared/lib/fecha'
import { byRule } from '@/shared/lib/form/form-values'
import { parseWhole } from '@/shared/lib/form/whole'
import { formatNumber } from '@/shared/lib/moneda'
import { newId } from '@/shared/storage/ids'

/** An item as it is stored, with how many there are of it by now, and of those how many are on the shelf. */
export type Cosa = { item: Item; hay: number; quedan: number }

type Said = Omit<Movimiento, 'id' | 'cuando' | 'por' | 'sobre' | 'item'> & { dia?: string }

/** What is wrong with the day of a movement. */
export const diaProblem = (dia: string): string | null => byRule(movimientoRules.cuando)(`${dia}T24:00`)

/** What is wrong with a number of units: no number, or more than there are. */
export function cantidadProblem(cantidad: number | string, most = Number.POSITIVE_INFINITY): string | null {
  const units = parseWhole(cantidad)
  const wrong = byRule(movimientoRules.cantidad)(units)
  if (wrong) return wrong
  if (units <= most) return null
  return most > 0
    ? `Quedan ${formatNumber(most)}. Si hay más, cuéntelos primero.`
    : 'No queda ninguno. Si hay, cuéntelos primero.'
}

/** What somebody typed, without what is empty. */
export const typed = (text: string): string | undefined => text.trim() || undefined

/** Writes movements, with their moment, who noted them and over which count. */
export function useMover(act: typeof mover = mover) {
  const user = useUser()
  const { mutateAsync } = useMutation(act)
  const movimiento = (item: Item, { dia, ...said }: Said, ...others: readonly Item[]): Movimiento => {
    const now = new Date()
    return {
      ...{ id: newId(movimientosList.idPrefix), item: item.id, ...said },
      ...{ cuando: cuandoDe(dia ?? toDay(now), now), por: user?.name ?? '' },
      // Of all that goes along nothing changes by a count.
      ...((said.tipo !== 'TRASLADO' || said.a) && { sobre: sobreDe(item, ...others) }),
    }
  }
  return { movimiento, write: mutateAsync }
}

/** Why a movement of that day changes nothing: a count of after it has it already. */
export const yaContado = ({ contado = '' }: Item, dia: string): string | undefined =>
  dia !== '' && contado !== '' && cuandoDe(dia, new Date()) < contado
    ? `El conteo del ${formatDay(contado.slice(0, 10))} ya lo incluye: la cantidad no cambia.`
    : undefined
