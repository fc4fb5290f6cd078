import { queryOptions } from '@tanstack/react-query'
import { readFirmaDePermisos } from '@/access/central/firma'

export const FIRMA_KEY = 'firma-de-permisos'

export const firmaQuery = queryOptions({
  queryKey: [FIRMA_KEY],
  queryFn: readFirmaDePermisos,
  retry: false,
  staleTime: 0,
})
