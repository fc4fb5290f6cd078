import { queryOptions } from '@tanstack/react-query'
import { callCentral } from '@/access/central/http'

/** Who could be asked to take one's place in a shift; the central knows it. */
export const companerosQuery = (turno: string) =>
  queryOptions({
    queryKey: ['mi-companeros', turno],
    queryFn: () =>
      callCentral<{ id: string; nombre: string }[]>(
        'GET',
        `/mi/turnos/${encodeURIComponent(turno)}/companeros`,
      ),
    staleTime: 0,
    retry: false,
    networkMode: 'always',
  })
