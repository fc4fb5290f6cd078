import { isAvailable, type TurnoConGente } from '@/entities/guardias/gente'
import type { Miembro } from '@/entities/personal/miembro'
import { enqueue } from '@/server/avisos/queue'
import { listeners } from '@/server/avisos/who'
import { notify, type Query } from '@/server/database/database'
import { MI_URL } from '@/shared/lib/aviso'
import { type Accion, CUALQUIERA } from '@/shared/lib/form/accion-turno'
import { phonesOf } from './accesos'

type News = { titulo: string; cuerpo: string; a: readonly string[] }

type Act = { turno: TurnoConGente; accion: Accion; people: readonly Miembro[] }

/** Whose phones hear of it. Nobody's name and no day: a locked phone shows it. */
function newsOf({ turno, accion, people }: Act): News | null {
  const on = new Set(turno.gente.map(({ personalId }) => personalId))
  const others = () =>
    people.filter((one) => !on.has(one.id) && isAvailable(one, turno.fecha)).map(({ id }) => id)
  if (accion.hace === 'PEDIR') {
    const a = accion.para === CUALQUIERA ? others() : [accion.para]
    return { titulo: 'Le piden cambiar un turno', cuerpo: 'Ábralo y diga si puede.', a }
  }
  if (accion.hace === 'TOMAR')
    return { titulo: 'Alguien tomó su turno', cuerpo: 'Ábralo y mire quién.', a: [accion.de] }
  if (accion.hace === 'NEGAR')
    return { titulo: 'No pueden tomar su turno', cuerpo: 'Ábralo y pida a otra persona.', a: [accion.de] }
  return null
}

/** The news for the person who runs the roster. */
const TITULOS: Partial<Record<Accion['hace'], string>> = {
  TOMAR: 'Cambio de turno acordado',
  SALIR: 'Alguien dejó su turno',
}

/** Tells the phones of those whom it is about, and whoever runs the roster who is on instead or no more. In its transaction. */
export async function tellTurno(query: Query, act: Act): Promise<void> {
  // The open pages of the brigade's people ask again.
  await notify(query, 'despachos')
  const tag = `turno-${act.turno.id}`
  const news = newsOf(act)
  if (news) {
    const { a, ...words } = news
    const endpoints = (await phonesOf(query, a)).map(({ endpoint }) => endpoint)
    await enqueue(query, 'push', endpoints, { ...words, url: MI_URL, tag, urgente: false })
  }
  const titulo = TITULOS[act.accion.hace]
  if (!titulo) return
  await enqueue(query, 'push', await listeners(query, false, 'personal:edit'), {
    titulo,
    cuerpo: 'Ábralo en Guardias.',
    url: '/admin/guardias',
    tag,
    urgente: false,
  })
}
