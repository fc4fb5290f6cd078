import { useSuspenseQuery } from '@tanstack/react-query'
import { tipos } from '@/entities/inspecciones/permiso/queries'
import type { Tipo } from '@/entities/inspecciones/permiso/tipo'

const NONE: Tipo[] = []

/** The versions of kinds that the brigade wrote. */
export const useTipos = (): readonly Tipo[] => useSuspenseQuery(tipos.known).data ?? NONE
