import type { ModuloId } from '@/access/modulos'
import { isDay } from '@/shared/lib/dias'
import { formatDay } from '@/shared/lib/fecha'
import { plural } from '@/shared/lib/plural'
import { type Aporte, estadoOf } from './aportes/aporte'
import { aportesList } from './aportes/module'
import type { Despacho } from './despacho/despacho'
import { despachosList } from './despacho/module'
import { puestosList, turnosList } from './guardias/module'
import type { Puesto, Turno } from './guardias/turno'
import type { Peticion } from './inspecciones/peticion'
import { peticionesList } from './inspecciones/peticiones-list'
import { type Publicado, publicadosList, publishedMeses } from './lotaip/publicado'
import { type Congelado, congeladosList, publishedCortes } from './presupuesto/cortes/congelado'
import { solicitudesList } from './solicitudes/module'
import type { Solicitud } from './solicitudes/solicitud'

/** What was promised to somebody with an optional module, and so keeps it from being switched off. Pure. */
type Promesa = {
  id: ModuloId
  /** The keys of the lists that it reads. */
  reads: readonly string[]
  /** In a sentence; '' where nothing is. `hoy` is `YYYY-MM-DD`. */
  said(at: <T>(key: string) => T, hoy: string): string
}

const open = (count: number, one: string, many: string, also = '') =>
  count > 0 ? `${count === 1 ? 'Falta' : 'Faltan'} ${plural(count, one, many)} por contestar${also}.` : ''

/** People read it: `it` is the word for one of them, such as «retírelo». */
const published = (count: number, one: string, many: string, it: string) =>
  count > 0 ? `El sitio muestra ${plural(count, one, many)}: ${it}${count === 1 ? '' : 's'} antes.` : ''

/** Of the copies outside the station only the central knows, and the others promise nobody anything. */
export const PROMESAS: readonly Promesa[] = [
  {
    id: 'despacho',
    reads: [despachosList.key],
    said: (at) =>
      at<Despacho[]>(despachosList.key).some(({ estado }) => estado === 'EN_CURSO')
        ? 'Hay una salida en curso: termínela antes.'
        : '',
  },
  {
    // Somebody counts on the shifts from today on in which they are.
    id: 'guardias',
    reads: [turnosList.key, puestosList.key],
    said(at, hoy) {
      const taken = new Set(at<Puesto[]>(puestosList.key).map(({ turnoId }) => turnoId))
      const days = at<Turno[]>(turnosList.key)
        .filter(({ id, fecha }) => fecha >= hoy && taken.has(id))
        .map(({ fecha }) => fecha)
        .sort()
      const last = days.at(-1)
      return last
        ? `Hay gente en ${plural(days.length, 'turno', 'turnos')} hasta el ${formatDay(last)}: quítela antes, o espere.`
        : ''
    },
  },
  {
    id: 'solicitudes',
    reads: [solicitudesList.key],
    said(at) {
      const asked = at<Solicitud[]>(solicitudesList.key).filter(({ respondida }) => !isDay(respondida))
      return open(asked.length, 'solicitud', 'solicitudes', ', y el plazo corre')
    },
  },
  {
    id: 'aportes',
    reads: [aportesList.key],
    said(at) {
      const count = (estado: ReturnType<typeof estadoOf>) =>
        at<Aporte[]>(aportesList.key).filter((one) => estadoOf(one) === estado).length
      return (
        open(count('POR_CONTESTAR'), 'pregunta', 'preguntas') ||
        published(count('PUBLICADO'), 'pregunta contestada', 'preguntas contestadas', 'retírela')
      )
    },
  },
  {
    id: 'inspecciones',
    reads: [peticionesList.key],
    said: (at) =>
      open(
        at<Peticion[]>(peticionesList.key).filter(({ estado }) => estado === 'ESPERA').length,
        'pedido de permiso',
        'pedidos de permiso',
      ),
  },
  {
    id: 'lotaip',
    reads: [publicadosList.key],
    said: (at) =>
      published(
        publishedMeses(at<Publicado[]>(publicadosList.key)).length,
        'mes publicado',
        'meses publicados',
        'retírelo',
      ),
  },
  {
    id: 'presupuesto-publico',
    reads: [congeladosList.key],
    said: (at) =>
      published(
        publishedCortes(at<Congelado[]>(congeladosList.key)).length,
        'corte publicado',
        'cortes publicados',
        'retírelo',
      ),
  },
]
