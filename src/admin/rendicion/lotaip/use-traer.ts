import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { can, type Permission } from '@/access/permissions'
import { useUser } from '@/access/user-query'
import { useInstitucion } from '@/entities/configuracion/use-institucion'
import { asistencias, eventos } from '@/entities/eventos/queries'
import { items } from '@/entities/inventario/queries'
import type { Numeral } from '@/entities/lotaip/numerales'
import { mensajes } from '@/entities/mensajes/queries'
import { miembros } from '@/entities/personal/queries'
import { delEjercicio } from '@/entities/presupuesto/ejercicio'
import { gastos, ingresos } from '@/entities/presupuesto/queries'
import { rendiciones } from '@/entities/rendicion/queries'
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
} from './fuentes'
import { done } from './lines'

export type Traido = { rows: string[][]; sentence: string }

type Known<T extends Stored> = ReturnType<typeof createResource<T>>['known']
/** A whole list; null where it isn't known on this device. */
type Read = <T extends Stored>(known: Known<T>) => Promise<T[] | null>
type Ask = { read: Read; mes: string; institucion: ReturnType<typeof useInstitucion> }

/** Where a numeral's rows are on this device, who may read them, and what has to be known of them. */
type Fuente = { needs: Permission; what: string; note: string; rows(ask: Ask): Promise<Fila[] | null> }

/** By the numbers of the starting catalogue; a numeral that the brigade added has none. */
const FUENTES: Readonly<Record<string, Fuente>> = {
  2: {
    needs: 'personal:view',
    what: 'el personal',
    note: 'El teléfono y el correo son los de la institución, no los de cada persona.',
    async rows({ read, institucion }) {
      const people = await read(miembros.known)
      return people && directorio(people, institucion)
    },
  },
  6: {
    needs: 'presupuesto:view',
    what: 'el presupuesto',
    note: 'Son los valores de hoy: cómo estaban al cierre del mes no se sabe aquí. Lo recaudado no tiene campo propio en el catálogo de siempre; agregue «Recaudado» si lo necesita.',
    async rows({ read, mes }) {
      const [income, expenses] = [await read(ingresos.known), await read(gastos.known)]
      const year = Number(mes.slice(0, 4))
      return income && expenses && presupuesto(delEjercicio(income, year), delEjercicio(expenses, year))
    },
  },
  12: {
    needs: 'rendicion:view',
    what: 'los informes de rendición',
    note: 'Son los informes publicados hasta ese mes.',
    async rows({ read, mes, institucion }) {
      const list = await read(rendiciones.known)
      return list && rendicionDeCuentas(list, mes, institucion.sitioWeb.replace(/\/+$/, ''))
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
  const fuente = FUENTES[numeral.id]

  async function traer(): Promise<Traido> {
    const none = (sentence: string): Traido => ({ rows: [], sentence })
    if (!fuente) return none('')
    const { needs, what, note } = fuente
    if (!can(user, needs)) return none(`Su rol no ve ${what}: escriba las filas o pídalas a quien sí lo ve.`)
    setPending(true)
    try {
      const read: Read = (known) => client.fetchQuery(known as never)
      const found = await fuente.rows({ read, mes, institucion })
      if (!found) return none(`Este equipo todavía no tiene ${what}: no se llenó nada.`)
      if (found.length === 0) return none(`El panel no tiene nada de ese mes para este numeral. ${note}`)
      const { filas, vacios } = bajoCampos(found, numeral.campos)
      const empty = vacios.length > 0 ? ` Complete usted: ${enumerated(vacios)}.` : ''
      return {
        rows: filas,
        sentence: `${done(filas.length, 'Se trajo', 'Se trajeron')}. ${note}${empty}`,
      }
    } finally {
      setPending(false)
    }
  }
  return { traer, isPending, hasSource: fuente !== undefined }
}
