import { addMonths } from '@/shared/lib/dias'
import { parseDay } from '@/shared/lib/file/cells'
import { fold } from '@/shared/lib/text'
import type { Catalogo } from './catalogo'
import { type EstadoNumeral, idDe, type NumeralDelMes } from './mes'
import type { Numeral } from './numerales'
import { claseDe } from './revisar'
import { type Anterior, AUSENCIA, anterior } from './tabla'

type Lista = readonly NumeralDelMes[]

/** The numerals of a month of which nobody has said anything: what somebody began is theirs to end. */
export const sinEmpezar = (
  list: Lista,
  mes: string,
  { numerales }: Pick<Catalogo, 'numerales'>,
): Numeral[] => {
  const begun = new Set(list.filter((one) => one.mes === mes).map(({ numeral }) => numeral))
  return numerales.filter(({ id }) => !begun.has(id))
}

/** What a numeral said last before this month, an absence too. */
const ultimo = (list: Lista, mes: string, numeral: string): NumeralDelMes | undefined =>
  list
    .filter((one) => one.numeral === numeral && one.mes < mes && one.estado)
    .reduce<NumeralDelMes | undefined>((last, one) => (last && last.mes > one.mes ? last : one), undefined)

/** What is counted or paid anew each month: last month's figures are never this month's. */
const DEL_MES = ['devengado', 'personas que accedieron en el mes', 'veces solicitada']

/** Whether rows tell what happened in their month: its money, its counts, or something dated in it. */
const cuentaSuMes = ({ mes, tabla: { columnas, filas } }: Anterior) =>
  columnas.some(
    (campo, at) =>
      DEL_MES.includes(fold(campo)) ||
      (claseDe(campo) === 'fecha' && filas.some((fila) => parseDay(fila[at])?.startsWith(mes))),
  )

/**
 * What a month says where it is as the last one that was said: an absence with its reason, or the same rows. Nothing of a
 * numeral that somebody began, that nobody ever said, or whose rows are of their month or of one day.
 */
export const comoAntes = (list: Lista, mes: string, catalogo: Pick<Catalogo, 'numerales'>): NumeralDelMes[] =>
  sinEmpezar(list, mes, catalogo).flatMap(({ id }): NumeralDelMes[] => {
    const head = { id: idDe(mes, id), mes, numeral: id }
    const last = ultimo(list, mes, id)
    if (last?.estado && AUSENCIA[last.estado])
      return last.motivo?.trim() ? [{ ...head, estado: last.estado, motivo: last.motivo }] : []
    const rows = last && anterior(list, mes, id)
    if (!rows || rows.cifrasAl || cuentaSuMes(rows)) return []
    return [{ ...head, estado: 'SIN_CAMBIOS' satisfies EstadoNumeral }]
  })

/** That these numerals don't apply, and why, in a month and, where it lasts, in those after it until the year's end. */
export function noAplicanEn(
  mes: string,
  numerales: readonly string[],
  motivo: string,
  dura: boolean,
): NumeralDelMes[] {
  const months = [mes]
  for (let next = addMonths(mes, 1); dura && next.startsWith(mes.slice(0, 4)); next = addMonths(next, 1))
    months.push(next)
  return months.flatMap((month) =>
    numerales.map((numeral): NumeralDelMes => {
      return { id: idDe(month, numeral), mes: month, numeral, estado: 'NO_APLICA', motivo }
    }),
  )
}
