import { redirect } from '@tanstack/react-router'
import * as v from 'valibot'
import type { Entrance } from '@/admin/shell/enter-page'
import { requiresPage } from '@/admin/shell/requires-page'
import { listSearch, searchFlag, searchOption } from '@/shared/lib/form/search-schema'

// Every start reads an address, and so this file goes without what a letter is made of.
export const CLASES = ['MENSAJE', 'SOLICITUD', 'PREGUNTA', 'DATOS', 'PERMISO'] as const
export type Clase = (typeof CLASES)[number]

/** What arrives on paper, by telephone or in a meeting is written down; a message only comes by the site. */
export const ANOTADAS = ['SOLICITUD', 'PREGUNTA', 'DATOS'] as const satisfies readonly Clase[]
export type Anotada = (typeof ANOTADAS)[number]

export const FILTROS = ['ESPERA', 'NUEVO', 'VENCIDO', 'CONTESTADO', 'PUBLICADO'] as const
export type Filtro = (typeof FILTROS)[number]

const { buscar, orden, pagina, ver, editar, nuevo } = listSearch

export const buzonSearch = v.object({
  ...{ buscar, orden, pagina, ver, editar },
  clase: searchOption(CLASES),
  estado: searchOption(FILTROS),
  /** Of the kind that is named; `true`, as from the key `n`, is of the first that is in view. */
  nuevo: v.optional(v.fallback(v.optional(v.union([v.picklist(ANOTADAS), v.literal(true)])), undefined)),
  /** The form of the requests' terms is open. */
  plazos: searchFlag,
})

export type BuzonSearch = v.InferOutput<typeof buzonSearch>

/** The states by which each kind was filtered on a page of its own. */
const ANTES = {
  ...{ NUEVO: 'NUEVO', ASIGNADO: 'ESPERA', HECHO: 'CONTESTADO' },
  ...{ EN_PLAZO: 'ESPERA', VENCIDA: 'VENCIDO', RESPONDIDA: 'CONTESTADO' },
  ...{ POR_CONTESTAR: 'ESPERA', CONTESTADO: 'CONTESTADO', PUBLICADO: 'PUBLICADO' },
} as const satisfies Record<string, Filtro>

/** What a link to the page that one kind had may say. */
export const puertaSearch = v.object({
  ...{ buscar, ver, editar, nuevo },
  estado: searchOption(Object.keys(ANTES) as (keyof typeof ANTES)[]),
  plazos: searchFlag,
})

type PuertaSearch = v.InferOutput<typeof puertaSearch>

const inBuzon = (clase: Clase, { nuevo, estado, ...same }: PuertaSearch): BuzonSearch => ({
  ...same,
  clase,
  estado: estado && ANTES[estado],
  nuevo: nuevo ? ANOTADAS.find((one) => one === clase) : undefined,
})

type AtDoor = Entrance & { search: PuertaSearch }

/** The page that a kind had, in links, notices and mails of before: whoever may read the kind is led to it. */
export const leadsToBuzon =
  (to: string, clase: Clase) =>
  async (entrance: AtDoor): Promise<void> => {
    await requiresPage(to)(entrance)
    throw redirect({ to: '/admin/buzon', search: inBuzon(clase, entrance.search) })
  }

/** Whether a link to the page of data protection is about what people ask, which stands in the Buzón. */
export const asksOfData = ({ buscar, ver, editar, nuevo }: PuertaSearch): boolean =>
  Boolean(buscar || ver || editar || nuevo)
