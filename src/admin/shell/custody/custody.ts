import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { readPlaces } from '@/access/central/custodios'
import { COPIES_KEY } from '@/admin/shell/data/central-copies'
import { toDay } from '@/shared/lib/fecha'
import { downloadBlob } from '@/shared/lib/file/download'
import type { MutationMeta } from '@/shared/query/toast'
import { beginCustody, custodyFile, custodyHere, endCustody } from '@/sync/custodia/actions'

const CUSTODY = 'custodia'

/** `vez` counts the turns that brought something: after each what is here is read again. */
export const custodyQuery = (vez: number) =>
  queryOptions({ queryKey: [CUSTODY, 'aqui', vez], queryFn: custodyHere })

export const placesQuery = queryOptions({
  queryKey: [CUSTODY, 'plazas'],
  queryFn: readPlaces,
  retry: false,
})

const meta = (failure: string, success?: MutationMeta['success']): MutationMeta => ({
  failure,
  invalidates: [CUSTODY, COPIES_KEY],
  ...(success && { success }),
})

export const begin = mutationOptions({
  mutationFn: beginCustody,
  meta: meta('Este equipo no guarda la copia.', {
    title: 'Este equipo guarda la copia de la noche',
    message: 'Llega sola mientras la aplicación esté abierta.',
  }),
})

export const end = mutationOptions({
  mutationFn: endCustody,
  meta: meta('No se pudo.', { title: 'Este equipo ya no guarda la copia' }),
})

export const save = mutationOptions({
  mutationFn: async () => {
    const { file, instante } = await custodyFile()
    downloadBlob(file, `copia-de-la-central-${toDay(new Date(instante))}.custodia`)
  },
  meta: meta('El archivo no se pudo hacer.'),
})
