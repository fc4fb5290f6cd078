import { queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import { refusalOf } from '@/access/central/http'
import { hasLeftCentral } from '@/access/central/left'
import { receiver } from '@/access/central/mark'
import { SpokenError } from '@/shared/lib/spoken-error'
import { capitalized } from '@/shared/lib/text'
import type { MutationMeta } from '@/shared/query/toast'
import { ESTADOS_PETICION } from './peticion'
import { askPermit, type Pedida, pedidas } from './peticion-envio'
import { PEDIDAS_KEY } from './peticion-fila'

/** What this phone asked for, the newest first. */
export const pedidasQuery = queryOptions({
  queryKey: [PEDIDAS_KEY],
  queryFn: async () => (await pedidas.read()).sort((a, b) => Date.parse(b.escrita) - Date.parse(a.escrita)),
  networkMode: 'always',
  staleTime: 0,
})

const acuseSchema = v.object({
  estado: v.picklist(ESTADOS_PETICION),
  respuesta: v.string(),
  respondida: v.string(),
  eliminado: v.optional(v.boolean()),
})

/** Asks the central for the answer to each; true when one is new. Without a network what was heard stays. Never throws. */
export async function askAcuses(): Promise<boolean> {
  let news = false
  try {
    if (await hasLeftCentral()) return false
    for (const one of await pedidas.read()) {
      if (!one.recibida || one.acuse?.eliminado) continue
      const response = await askPermit('GET', one.llave)
      const read = v.safeParse(acuseSchema, await response.json().catch(() => null))
      if (!response.ok || !read.success) continue
      if (JSON.stringify(read.output) === JSON.stringify(one.acuse)) continue
      await pedidas.amend(one.id, (now) => ({ ...now, acuse: read.output }))
      news = true
    }
  } catch (error) {
    console.warn('No se pudo preguntar por la respuesta', error)
  }
  return news
}

/** Resolves to what was written, which nobody at the central has; undefined where it arrived meanwhile. */
export const takeBackPedida = {
  mutationFn: ({ id }: Pedida) => pedidas.takeBack(id, ({ recibida }) => recibida !== undefined),
  networkMode: 'always',
  meta: { invalidates: [PEDIDAS_KEY], failure: 'No se pudo traer al formulario.' } as MutationMeta,
} as const

/** Takes one away that the station hasn't begun to see to, there and here. @throws SpokenError with the central's reason */
export const withdrawPedida = {
  mutationFn: async (one: Pedida) => {
    const response = await askPermit('DELETE', one.llave)
    if (response.status !== 204) throw new SpokenError((await refusalOf(response)).message)
    await pedidas.drop(one.id)
  },
  networkMode: 'always',
  meta: {
    invalidates: [PEDIDAS_KEY],
    success: () => ({ title: 'Pedido retirado', message: `${capitalized(receiver())} ya no lo tiene.` }),
    failure: 'No se pudo retirar.',
  } as MutationMeta,
} as const

/** Only from this phone. */
export const dropPedida = {
  mutationFn: ({ id }: Pedida) => pedidas.drop(id),
  networkMode: 'always',
  meta: { invalidates: [PEDIDAS_KEY] } as MutationMeta,
} as const
