import type { Agenda, Asunto, Deber } from '@/access/module'
import { sameMonth } from '@/shared/lib/fecha'
import { plural } from '@/shared/lib/plural'
import { TIPO_SERVICIO_LABELS } from '@/shared/lib/tipos-servicio'
import { registrosList } from './module'
import type { RegistroServicio } from './registro'
import { openRegistros } from './totals'

const TO = '/admin/servicios'

export const agenda: Agenda = {
  reads: [registrosList.key],
  now(at) {
    const [first, ...others] = openRegistros(at<RegistroServicio[]>(registrosList.key))
    if (!first) return []
    const asunto: Asunto = {
      id: 'en-curso',
      prisa: 'PRONTO',
      titulo: plural(others.length + 1, 'servicio en curso', 'servicios en curso'),
      to: TO,
    }
    if (others.length > 0) return [{ ...asunto, search: { estado: 'EN_CURSO' } }]
    const nota = [TIPO_SERVICIO_LABELS[first.tipo], first.direccion].filter(Boolean).join(', ')
    return [{ ...asunto, nota, to: `${TO}/salida/${first.id}` }]
  },
  /** A month without a service is one in which nothing happened, or in which nobody wrote it down. */
  month(at, { hoy }) {
    const noted = at<RegistroServicio[]>(registrosList.key).filter(({ fecha }) => sameMonth(fecha, hoy))
    const open = openRegistros(noted).length
    const duty: Deber = { id: 'servicios', titulo: 'Partes de servicios', estado: 'HECHO', to: TO }
    if (noted.length === 0) return [{ ...duty, estado: 'NO_SE_SABE', nota: 'Ninguno anotado este mes.' }]
    const count = plural(noted.length, 'anotado', 'anotados')
    if (open === 0) return [{ ...duty, nota: `${count}, ninguno abierto.` }]
    return [
      { ...duty, estado: 'FALTA', nota: `${count}, ${open} sin cerrar.`, search: { estado: 'EN_CURSO' } },
    ]
  },
}
