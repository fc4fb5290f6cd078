import { queryOptions } from '@tanstack/react-query'
import { listRepository } from '@/access/repository'
import { knownQuery } from '@/shared/query/resource'
import { createWriting } from '@/shared/query/writing'
import { knownEquipo } from '@/shared/storage/device/equipo'
import { fallasList, listasList, respuestasList, revisionesList } from './listas'

export const fallasRepository = listRepository(fallasList)

export const fallas = {
  known: knownQuery(fallasRepository),
  /** Says that something is broken. */
  anotar: createWriting(fallasRepository, 'No se pudo anotar la falla.'),
}

const listasRepository = listRepository(listasList)

export const listas = {
  known: knownQuery(listasRepository),
  /** Adds a version: the ones of before stay, for what they asked. */
  anotar: createWriting(listasRepository, 'No se pudo guardar la lista.'),
}

/** What was seen and isn't ended, on all phones. */
export const respuestas = knownQuery(listRepository(respuestasList))

export const revisiones = knownQuery(listRepository(revisionesList))

/** What this phone's answers differ by from those of every other. */
export const equipo = queryOptions({ queryKey: [respuestasList.key, 'equipo'], queryFn: knownEquipo })
