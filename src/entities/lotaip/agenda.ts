import type { Agenda, Anual, At, Deber, Paso, Vencimiento } from '@/access/module'
import { addMonths } from '@/shared/lib/dias'
import { dayIn, formatMonth, monthIn, toDay } from '@/shared/lib/fecha'
import { type FeriadoPropio, feriadosDe } from '@/shared/lib/ley/feriados'
import { type CatalogoGuardado, catalogoDe } from './catalogo'
import type { NumeralDelMes, Presentacion } from './mes'
import { catalogoObject, mesesList, presentacionesList } from './module'
import { plazoDe, plazoSentence, porPresentar, type Reglas } from './plazos'
import { type Publicado, publicadosList, publishedMeses } from './publicado'

/** The brigade's own holidays stand with the calendar. */
const FERIADOS = 'bomberos_calendario_feriados'

function readAt(at: At) {
  const guardado = at<CatalogoGuardado>(catalogoObject.key)
  const feriados = feriadosDe(at<FeriadoPropio[]>(FERIADOS), guardado.feriados)
  const reglas: Reglas = { dia: catalogoDe(guardado).dia, feriados }
  const touched = at<NumeralDelMes[]>(mesesList.key).map(({ mes }) => mes)
  return { reglas, touched, filed: at<Presentacion[]>(presentacionesList.key) }
}

const search = (mes: string) => ({ tab: 'transparencia', mes })

const READS = [mesesList.key, presentacionesList.key, catalogoObject.key, FERIADOS]
const AT = '/admin/rendicion' as const

/** The months whose deadline is in a year, that year's last one, and those of before that nobody filed. */
const year: Anual = {
  id: 'transparencia',
  titulo: 'Transparencia de cada mes',
  to: AT,
  search: { tab: 'transparencia' },
  reads: READS,
  also: [publicadosList.key],
  pasos(at, { hoy, ano }) {
    const { reglas, touched, filed } = readAt(at)
    const published = at<Publicado[] | null>(publicadosList.key)
    const since = published && new Map(publishedMeses(published).map((one) => [one.mes, one.publicado]))
    const [first] = touched.sort()
    const start = `${ano - 1}-12`
    const pasos: Paso[] = []
    for (let mes = first && first < start ? first : start; mes <= `${ano}-12`; mes = addMonths(mes, 1)) {
      const presentado = filed.find((one) => one.mes === mes)?.fecha || undefined
      const { estado, vence } = plazoDe(mes, hoy, reglas, presentado !== undefined)
      const late = estado === 'VENCIDO'
      if (mes < start && !late && !(presentado && presentado >= `${ano}-01-01`)) continue
      // Before the brigade began here, nobody knows whether it was filed.
      const unknown = late && !(first && first <= mes)
      const onSite = since?.get(mes)
      const shown = onSite ? `En el sitio desde el ${dayIn(ano, toDay(new Date(onSite)))}.` : ''
      pasos.push({
        id: `transparencia-${mes}`,
        titulo: `Transparencia de ${monthIn(ano, mes)}`,
        to: AT,
        search: search(mes),
        dia: presentado ?? vence,
        estado: presentado ? 'HECHO' : unknown ? 'NO_SE_SABE' : late ? 'VENCIDO' : 'FALTA',
        ...(presentado && { dicho: `presentada el ${dayIn(ano, presentado)}` }),
        ...(unknown && { dicho: 'no está anotado si se presentó' }),
        nota: shown || (presentado && since ? 'Sin publicar en el sitio.' : undefined),
      })
    }
    return pasos
  },
}

/** The months from the first that the brigade worked on, or else from last month, whose deadline comes by `hasta`. */
export const agenda: Agenda = {
  reads: READS,
  told: true,
  due(at, { hoy, hasta }) {
    const { reglas, touched, filed: all } = readAt(at)
    const filed = new Set(all.map(({ mes }) => mes))
    const [first] = touched.sort()
    const last = addMonths(hoy.slice(0, 7), -1)
    const found: Vencimiento[] = []
    for (let mes = first && first < last ? first : last; mes <= hasta.slice(0, 7); mes = addMonths(mes, 1)) {
      const plazo = plazoDe(mes, hoy, reglas, filed.has(mes))
      // Before the brigade began here, nobody knows whether it was filed.
      const unknown = plazo.estado === 'VENCIDO' && !(first && first <= mes)
      if (plazo.estado === 'PRESENTADO' || unknown || plazo.vence > hasta) continue
      found.push({
        id: `lotaip-${mes}`,
        dia: plazo.vence,
        titulo: `Presentar la transparencia de ${formatMonth(`${mes}-01`)}`,
        nota: plazoSentence(plazo, { presentado: '', llevado: true }),
        to: AT,
        search: search(mes),
      })
    }
    return found
  },
  /** The oldest month that the law wants filed, or else the last one that is over. */
  month(at, { hoy }) {
    const { reglas, touched, filed } = readAt(at)
    const due = porPresentar(
      touched,
      filed.map(({ mes }) => mes),
      hoy,
      reglas,
    )
    const mes = due[0]?.mes ?? addMonths(hoy.slice(0, 7), -1)
    const presentado = filed.find((one) => one.mes === mes)?.fecha ?? ''
    // Before the brigade began here, nobody knows whether it was filed.
    const llevado = touched.some((one) => one <= mes)
    const plazo = plazoDe(mes, hoy, reglas, presentado !== '')
    const nota = plazoSentence(plazo, { presentado, llevado })
    const late = plazo.estado === 'VENCIDO'
    const open = late ? 'VENCIDO' : 'FALTA'
    const duty: Deber = {
      id: 'transparencia',
      titulo: `Transparencia de ${formatMonth(`${mes}-01`)}`,
      estado: presentado ? 'HECHO' : llevado ? open : 'NO_SE_SABE',
      nota,
      to: AT,
      search: search(mes),
    }
    if (due.length === 0) return [duty]
    const titulo =
      due.length === 1 ? `${duty.titulo} sin presentar` : `Transparencia de ${due.length} meses sin presentar`
    return [{ ...duty, toca: { titulo, nota, prisa: late ? 'VENCIDO' : 'PRONTO' } }]
  },
  year,
}
