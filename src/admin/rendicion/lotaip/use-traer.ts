import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useUser } from '@/access/current-user'
import type { ModuloId } from '@/access/modulos'
import { can, type Permission } from '@/access/permissions'
import { useInstitucion, useModulos } from '@/entities/configuracion/use-institucion'
import { asistencias, eventos } from '@/entities/eventos/queries'
import { inspeccionesEntre } from '@/entities/inspecciones/cifras'
import { cobradas, porTramite } from '@/entities/inspecciones/cobros/cobrado'
import { ordenes, pagos } from '@/entities/inspecciones/cobros/queries'
import { visitas } from '@/entities/inspecciones/visita/queries'
import { items } from '@/entities/inventario/queries'
import type { Numeral } from '@/entities/lotaip/numerales'
import { cierreHasta } from '@/entities/lotaip/plazos'
import { mensajes } from '@/entities/mensajes/queries'
import { miembros } from '@/entities/personal/queries'
import { fechasOf } from '@/entities/presupuesto/corte'
import { corteAl } from '@/entities/presupuesto/cortes/cierre'
import { congelados } from '@/entities/presupuesto/cortes/congelados'
import { lineasDe } from '@/entities/presupuesto/cortes/corte-csv'
import { delEjercicio } from '@/entities/presupuesto/ejercicio'
import { cortes, gastos, ingresos } from '@/entities/presupuesto/queries'
import { rendiciones } from '@/entities/rendicion/queries'
import { cierreDe } from '@/shared/lib/dias'
import { formatDay, toDay } from '@/shared/lib/fecha'
import { plural } from '@/shared/lib/plural'
import { enumerated } from '@/shared/lib/text'
import type { createResource } from '@/shared/query/resource'
import type { Stored } from '@/shared/storage/stored-module'
import {
  bajoCampos,
  directorio,
  donativos,
  type Fila,
  preguntas,
  presupuesto,
  rendicionDeCuentas,
  responsable,
  reuniones,
  servicios,
} from './fuentes'

/** `Se pegó 1 fila`, `Se pegaron 3 filas`. */
export const done = (n: number, one: string, many: string) =>
  `${n === 1 ? one : many} ${plural(n, 'fila', 'filas')}`

/** `al`: the day that the rows are of, `YYYY-MM-DD`; missing where they are of the month that was asked for. */
export type Traido = { rows: string[][]; sentence: string; al?: string | undefined }

type Known<T extends Stored> = ReturnType<typeof createResource<T>>['known']
/** A whole list; null where it isn't known on this device. */
type Read = <T extends Stored>(known: Known<T>) => Promise<T[] | null>
type Ask = {
  read: Read
  client: QueryClient
  mes: string
  /** The day up to which a month's rows may tell: its close, or today while it isn't over. */
  cierre: string
  hoy: string
  institucion: ReturnType<typeof useInstitucion>
}

/** Rows of another day than the month's close, or of that one as somebody froze it, say which in `al` and in a sentence. */
type Dated = { filas: Fila[]; al: string; note: string }

/** Where a numeral's rows are on this device, who may read them, and what has to be known of them. */
type Fuente = {
  needs: Permission
  /** Only while the brigade uses this module. */
  con?: ModuloId
  what: string
  note: string
  /** Whether its rows are the state of one day, which has to be said. */
  dated?: true
  rows(ask: Ask): Promise<Fila[] | Dated | null>
}

/** The budget of the cut of the month's close; without one the lines of now, and the day that they are of. */
async function presupuestoDelMes({ read, client, mes, cierre, hoy }: Ask): Promise<Dated | null> {
  const cut = corteAl((await read(congelados.known)) ?? [], cierreDe(mes))
  if (cut) {
    const { ingresos: income, gastos: expenses } = lineasDe(cut.texto)
    return {
      filas: presupuesto(income, expenses),
      al: cut.fecha,
      note: `Son las cifras del corte al ${formatDay(cut.fecha)}.`,
    }
  }
  const [income, expenses] = [await read(ingresos.known), await read(gastos.known)]
  if (!income || !expenses) return null
  const year = Number(mes.slice(0, 4))
  const lines = { ingresos: delEjercicio(income, year), gastos: delEjercicio(expenses, year) }
  const said = fechasOf(await client.fetchQuery(cortes.query), lines, hoy, year).todo
  const al = said ?? hoy
  const which = `No hay un corte al ${formatDay(cierreDe(mes))}.`
  return {
    filas: presupuesto(lines.ingresos, lines.gastos),
    al,
    note:
      al === cierre
        ? `Son las cifras del panel, que son al ${formatDay(al)}.`
        : `${which} Son las cifras ${said ? 'del panel, que son' : 'de hoy,'} al ${formatDay(al)}, y los metadatos lo dicen así. Para las del cierre, escríbalas usted y cambie «Cifras al».`,
  }
}

const addressOf = ({ sitioWeb }: Ask['institucion']): string => sitioWeb.replace(/\/+$/, '')

/** By the numbers of the starting catalogue; a numeral that the brigade added has none. */
const FUENTES: Readonly<Record<string, Fuente>> = {
  2: {
    needs: 'personal:view',
    what: 'el personal',
    note: 'Son quienes estaban al cierre, según su ingreso y su salida; el puesto es el de hoy. El teléfono y el correo son los de la institución, no los de cada persona.',
    async rows({ read, cierre, institucion }) {
      const people = await read(miembros.known)
      return people && directorio(people, institucion, cierre)
    },
  },
  '5-22': {
    needs: 'cobros:view',
    con: 'inspecciones',
    what: 'lo cobrado por tasas y permisos',
    note: 'Son las inspecciones y los pagos de ese mes; los demás servicios los escribe usted. Lo cobrado va en el campo «Recaudado», si lo agrega.',
    async rows({ read, mes, institucion }) {
      const [orders, paid] = [await read(ordenes.known), await read(pagos.known)]
      if (!orders || !paid) return null
      const [desde, hasta] = [`${mes}-01`, cierreDe(mes)] as const
      // Whoever collects may not see the visits: no row says of them what isn't known.
      const seen = (await read(visitas.known)) ?? []
      return servicios(
        inspeccionesEntre(seen, desde, hasta),
        porTramite(cobradas(orders, paid, desde, hasta)),
        addressOf(institucion),
      )
    },
  },
  6: {
    needs: 'presupuesto:view',
    what: 'el presupuesto',
    note: 'Lo recaudado no tiene campo propio en el catálogo de siempre; agregue «Recaudado» si lo necesita.',
    dated: true,
    rows: presupuestoDelMes,
  },
  12: {
    needs: 'rendicion:view',
    what: 'los informes de rendición',
    note: 'Son los informes publicados hasta ese mes.',
    async rows({ read, mes, institucion }) {
      const list = await read(rendiciones.known)
      return list && rendicionDeCuentas(list, mes, addressOf(institucion))
    },
  },
  14: {
    needs: 'rendicion:view',
    what: 'la institución',
    note: 'Escriba el nombre y el puesto de quien responde: el panel no los tiene.',
    rows: async ({ institucion }) => responsable(institucion),
  },
  17: {
    needs: 'eventos:view',
    what: 'los eventos',
    note: 'Son los eventos de categoría Reunión de ese mes; quién estuvo sale de su lista de asistencia.',
    async rows({ read, mes }) {
      const [meetings, attendance] = [await read(eventos.known), await read(asistencias.known)]
      return meetings && attendance && reuniones(meetings, attendance, mes)
    },
  },
  19: {
    needs: 'inventario:view',
    what: 'el inventario',
    note: 'Son los ítems donados que ingresaron ese mes.',
    async rows({ read, mes }) {
      const stock = await read(items.known)
      return stock && donativos(stock, mes)
    },
  },
  20: {
    needs: 'rendicion:view',
    what: 'los mensajes',
    note: 'Son los asuntos de los mensajes de Contacto que llegaron ese mes, sin quién los escribió.',
    async rows({ read, mes }) {
      const list = await read(mensajes.known)
      return list && preguntas(list, mes)
    },
  },
}

/** Brings a numeral's rows from the lists of this device. What it can't fill is said, and nothing is filled. */
export function useTraer(numeral: Numeral, mes: string) {
  const client = useQueryClient()
  const user = useUser()
  const institucion = useInstitucion()
  const [isPending, setPending] = useState(false)
  const uses = useModulos()
  const own = FUENTES[numeral.id]
  const fuente = own?.con && !uses(own.con) ? undefined : own

  async function traer(): Promise<Traido> {
    const none = (sentence: string): Traido => ({ rows: [], sentence })
    if (!fuente) return none('')
    const { needs, what, note } = fuente
    if (!can(user, needs)) return none(`Su rol no ve ${what}: escriba las filas o pídalas a quien sí lo ve.`)
    setPending(true)
    try {
      const read: Read = (known) => client.fetchQuery(known as never)
      const hoy = toDay(new Date())
      const cierre = cierreHasta(mes, hoy)
      const found = await fuente.rows({ read, client, mes, cierre, hoy, institucion })
      if (!found) return none(`Este equipo todavía no tiene ${what}: no se llenó nada.`)
      const { filas: rows, ...dated }: Partial<Dated> & { filas: Fila[] } = Array.isArray(found)
        ? { filas: found }
        : found
      if (rows.length === 0) return none(`El panel no tiene nada de ese mes para este numeral. ${note}`)
      const { filas, vacios } = bajoCampos(rows, numeral.campos)
      const empty = vacios.length > 0 ? ` Complete usted: ${enumerated(vacios)}.` : ''
      return {
        rows: filas,
        sentence: [`${done(filas.length, 'Se trajo', 'Se trajeron')}.`, dated.note, `${note}${empty}`]
          .filter(Boolean)
          .join(' '),
        al: dated.al,
      }
    } finally {
      setPending(false)
    }
  }
  return { traer, isPending, hasSource: fuente !== undefined, isDated: fuente?.dated ?? false }
}
