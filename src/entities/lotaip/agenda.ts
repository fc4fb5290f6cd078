import type { Agenda } from '@/access/module'
import { formatMonth } from '@/shared/lib/fecha'
import { catalogoDe } from './catalogo'
import type { CatalogoGuardado } from './catalogo-stored'
import type { NumeralDelMes, Presentacion } from './mes'
import { catalogoObject, mesesList, presentacionesList } from './module'
import { addMonths, plazoDe, plazoSentence } from './plazos'

/** The months from the first that the brigade worked on, or else from last month, whose deadline comes by `hasta`. */
export const agenda: Agenda = {
  reads: [mesesList.key, presentacionesList.key, catalogoObject.key],
  told: true,
  due(at, { hoy, hasta }) {
    const reglas = catalogoDe(at<CatalogoGuardado>(catalogoObject.key))
    const filed = new Set(at<Presentacion[]>(presentacionesList.key).map(({ mes }) => mes))
    const [first] = at<NumeralDelMes[]>(mesesList.key)
      .map(({ mes }) => mes)
      .sort()
    const last = addMonths(hoy.slice(0, 7), -1)
    const found: ReturnType<Agenda['due']> = []
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
        to: '/admin/rendicion',
        search: { tab: 'transparencia', mes },
      })
    }
    return found
  },
}
