import { queryOptions } from '@tanstack/react-query'
import { type Firmado, readFirmaDePermisos, readFirmados } from '@/access/central/firma'
import { leer, type Permiso } from '@/entities/permiso-firmado/codigo'

export const FIRMA_KEY = 'firma-de-permisos'

export const firmaQuery = queryOptions({
  queryKey: [FIRMA_KEY],
  queryFn: readFirmaDePermisos,
  retry: false,
  staleTime: 0,
})

export const FIRMADOS_KEY = 'permisos-firmados'

export const firmadosQuery = queryOptions({
  queryKey: [FIRMADOS_KEY],
  queryFn: readFirmados,
  retry: false,
  staleTime: 0,
})

/** A signed permit with what its code says. */
export type Otorgado = Firmado & { permiso: Permiso }

/** Those whose code this version can read. */
export const otorgadosOf = (list: readonly Firmado[]): Otorgado[] =>
  list.flatMap((one) => {
    const permiso = leer(one.codigo)?.permiso
    return permiso ? [{ ...one, permiso }] : []
  })

export const numberWords = ({ numero, anio }: Permiso): string => `N.º ${numero} del año ${anio}`
