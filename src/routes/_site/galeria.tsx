import { createFileRoute } from '@tanstack/react-router'
import { medios } from '@/entities/galeria/medios'
import { GaleriaPage } from '@/site/galeria/galeria-page'
import { galeriaSearch } from '@/site/galeria/imagenes'

export const Route = createFileRoute('/_site/galeria')({
  validateSearch: galeriaSearch,
  loader: ({ context }) => context.queryClient.ensureQueryData(medios.list),
  head: () => ({ meta: [{ title: 'Galería' }] }),
  component: GaleriaPage,
})
