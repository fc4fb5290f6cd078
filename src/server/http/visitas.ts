import { Hono } from 'hono'
import { demand } from '@/access/authorize'
import { rendicionesList } from '@/entities/rendicion/module'
import type { Rendicion } from '@/entities/rendicion/rendicion'
import type { Central } from '@/server/central'
import { toDay } from '@/shared/lib/fecha'
import type { PageVisits } from '@/sync/wire'
import type { Env } from './request/address'
import { whoAsks } from './request/session'

/** How often each public page was opened. */
export const visitas = (central: Central) =>
  new Hono<Env>().get('/visitas', async (c) => {
    const { actor } = await whoAsks(c, central)
    demand(actor, 'config:view')
    await central.visits.keep()
    const visitas = await central.database.query<PageVisits>(
      `select pagina,
         coalesce(sum(cuantas) filter (where dia = $1::date), 0)::int as hoy,
         coalesce(sum(cuantas) filter (where dia > $1::date - 7), 0)::int as semana,
         sum(cuantas)::int as mes
       from visita where dia > $1::date - 30 group by pagina order by mes desc, pagina`,
      [toDay(new Date())],
    )
    const { datos } = (await central.publico.current()).publico
    const titles = new Map(
      (datos[rendicionesList.key] as Rendicion[]).map(({ id, titulo }) => [
        `/transparencia/${encodeURIComponent(id)}`,
        titulo,
      ]),
    )
    const named = visitas.map((visita) => {
      const titulo = titles.get(visita.pagina)
      return titulo ? { ...visita, titulo } : visita
    })
    return c.json({ visitas: named })
  })
